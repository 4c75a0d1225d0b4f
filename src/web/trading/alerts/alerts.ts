/**
 * Price alerts: what somebody wants to be told of, remembered in this browser and nowhere else.
 *
 *   alertStore              all of them, the newest first
 *   judgeAlert(…)           why an alert cannot be set, or null
 *   setAlert(…), deleteAlert(alert), takeReached(lastOf, now)
 */
import { isAtLeast, isAtMost, isPositive } from '#src/core/money/compare.ts'
import { type Decimal, parseDecimal, toText } from '#src/core/money/decimal.ts'
import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord, wrapped } from '#src/web/session/storage.ts'
import { type Instant, parseEpochMs } from '#src/core/time/instant.ts'
import { marketId, type MarketKey } from '../market.ts'
import { productIdOf } from '../products/product-id.ts'

/** Which way the price has to come. */
export const alertSides = ['rises', 'falls'] as const

export type AlertSide = (typeof alertSides)[number]

export type PriceAlert = MarketKey & {
  readonly side: AlertSide
  readonly price: Decimal
  /** When it was told: an alert is told once. Null while it waits. */
  readonly reachedAt: Instant | null
}

/** Until version 1 all alerts were of the spot market. */
const ofSpot = (old: unknown): unknown =>
  Array.isArray(old) ? old.map((one: unknown) => (isRecord(one) ? { ...one, product: 'spot' } : one)) : old

/** More than this many nobody keeps in mind; the oldest make room. */
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

/** `price`: there is none that could be reached. `reached`: it is there already, so that nothing would be told. */
export function judgeAlert(
  side: AlertSide,
  price: Decimal | null,
  last: Decimal | null,
): 'price' | 'reached' | null {
  if (price === null || !isPositive(price)) return 'price'
  return last !== null && hasCome(side, price, last) ? 'reached' : null
}

/** Sets an alert; one that was told already waits anew. */
export function setAlert(alert: Omit<PriceAlert, 'reachedAt'>): void {
  const made = { ...alert, reachedAt: null }
  alertStore.set([made, ...alertStore.get().filter((one) => !isSame(one, made))].slice(0, MOST))
}

export function deleteAlert(alert: PriceAlert): void {
  alertStore.set(alertStore.get().filter((one) => !isSame(one, alert)))
}

/** Marks the alerts whose price has come, and gives them back: to be told now, by this tab and no other. */
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
