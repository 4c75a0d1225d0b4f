/**
 * Price alerts, stored in this browser only.
 *
 * alertStore              all alerts, newest first
 * judgeAlert(…)           why an alert cannot be set, or null
 * setAlert(…), deleteAlert(alert), takeReached(lastOf, now)
 */
import { isAtLeast, isAtMost, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord, wrapped } from '#src/web/session/storage.ts'
import { type Instant, parseEpochMs } from '#src/core/time/instant.ts'
import { marketId, type MarketKey } from '../market.ts'
import { productIdOf } from '../products/product-id.ts'

/** Directions from which the price reaches an alert. */
export const alertSides = ['rises', 'falls'] as const

export type AlertSide = (typeof alertSides)[number]

export type PriceAlert = MarketKey & {
  readonly side: AlertSide
  readonly price: Decimal
  /** When it was reached and notified, once only. Null while it is pending. */
  readonly reachedAt: Instant | null
}

/** Migrates version 0, in which all alerts were of the spot market. */
const ofSpot = (old: unknown): unknown =>
  Array.isArray(old) ? old.map((one: unknown) => (isRecord(one) ? { ...one, product: 'spot' } : one)) : old

/** Most alerts that are kept; a new one drops the oldest. */
const MOST = 50

export const alertStore = remember<readonly PriceAlert[]>(
  defineEntry({
    key: 'openbourse.alerts',
    areas: ['local'],
    migrations: [wrapped, ofSpot],
    check: (value) => (Array.isArray(value) ? value.flatMap((one) => alertOf(one) ?? []) : null),
  }),
  () => [],
)

export const alertKey = (alert: PriceAlert): string =>
  `${marketId(alert)} ${alert.side} ${toText(alert.price)}`

const isSame = (a: PriceAlert, b: PriceAlert): boolean => alertKey(a) === alertKey(b)

const hasCome = (side: AlertSide, price: Decimal, last: Decimal): boolean =>
  side === 'rises' ? isAtLeast(last, price) : isAtMost(last, price)

/**
 * Returns why an alert cannot be set: `price`, not a price that can be reached; `reached`, the last price is there
 * already. Null if it can.
 */
export function judgeAlert(
  side: AlertSide,
  price: Decimal | null,
  last: Decimal | null,
): 'price' | 'reached' | null {
  if (price === null || !isPositive(price)) return 'price'
  return last !== null && hasCome(side, price, last) ? 'reached' : null
}

/** Sets an alert; one that was reached before is pending again. */
export function setAlert(alert: Omit<PriceAlert, 'reachedAt'>): void {
  const made = { ...alert, reachedAt: null }
  alertStore.set([made, ...alertStore.get().filter((one) => !isSame(one, made))].slice(0, MOST))
}

export function deleteAlert(alert: PriceAlert): void {
  alertStore.set(alertStore.get().filter((one) => !isSame(one, alert)))
}

/** Marks the alerts whose price is reached and returns them, so that only this tab notifies them. */
export function takeReached(
  lastOf: (market: MarketKey) => Decimal | null,
  now: Instant,
): readonly PriceAlert[] {
  const isDue = (alert: PriceAlert): boolean => {
    const last = alert.reachedAt === null ? lastOf(alert) : null
    return last !== null && hasCome(alert.side, alert.price, last)
  }
  if (!alertStore.get().some(isDue)) return []
  // Another tab may have told it a moment ago.
  alertStore.refresh()
  const all = alertStore.get()
  const due = all.filter(isDue)
  if (due.length > 0) alertStore.set(all.map((one) => (due.includes(one) ? { ...one, reachedAt: now } : one)))
  return due
}

function alertOf(value: unknown): PriceAlert | null {
  if (!isRecord(value)) return null
  const { symbol, price, reachedAt } = value
  const product = productIdOf(value['product'])
  const side = alertSides.find((one) => one === value['side'])
  const read = typeof price === 'string' ? parseDecimal(price) : null
  if (
    product === null ||
    typeof symbol !== 'string' ||
    side === undefined ||
    read === null ||
    !isPositive(read)
  )
    return null
  return {
    product,
    symbol,
    side,
    price: read,
    reachedAt: typeof reachedAt === 'number' ? parseEpochMs(reachedAt) : null,
  }
}
