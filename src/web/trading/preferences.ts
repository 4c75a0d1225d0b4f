import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord, wrapped } from '#src/web/session/storage.ts'
import type { MarketKey } from './market.ts'
import { productIdOf } from './products/product-id.ts'
import { type PeriodId, periods } from './live/periods.ts'

/** Trading preferences, stored in this browser. */
export type TradingPreferences = {
  /** A confirmation before each order. Warnings ask in any case. */
  readonly ask: boolean
  /** A sound with each fill and each price alert. */
  readonly sound: boolean
  readonly period: PeriodId
  readonly averages: boolean
  /** Show orders and fills of the open market only. */
  readonly onlyHere: boolean
  /** Sizes of resized panels in pixels, by name. */
  readonly sizes: Readonly<Record<string, number>>
  /** Markets last found by a search, the latest first. */
  readonly recent: readonly MarketKey[]
}

const usual: TradingPreferences = {
  ask: true,
  sound: false,
  period: 'h1',
  averages: true,
  onlyHere: false,
  sizes: {},
  recent: [],
}

/** Migrates version 0, in which recent markets were symbols of the spot market. */
const recentOfSpot = (old: unknown): unknown =>
  isRecord(old) && Array.isArray(old['recent'])
    ? { ...old, recent: old['recent'].map((symbol: unknown) => ({ product: 'spot', symbol })) }
    : old

export const tradingPreferences = remember<TradingPreferences>(
  defineEntry({ key: 'openbourse.trading', areas: ['local'], migrations: [wrapped, recentOfSpot], check }),
  () => usual,
)

export function setTradingPreferences(change: Partial<TradingPreferences>): void {
  tradingPreferences.set({ ...tradingPreferences.get(), ...change })
}

function marketOf(value: unknown): MarketKey | null {
  if (!isRecord(value)) return null
  const { symbol } = value
  const product = productIdOf(value['product'])
  return product === null || typeof symbol !== 'string' ? null : { product, symbol }
}

function check(value: unknown): TradingPreferences | null {
  if (!isRecord(value)) return null
  const flag = (name: 'ask' | 'sound' | 'averages' | 'onlyHere'): boolean =>
    typeof value[name] === 'boolean' ? value[name] : usual[name]
  const period = periods.find(({ id }) => id === value['period'])?.id ?? usual.period
  const sizes = isRecord(value['sizes']) ? value['sizes'] : {}
  const recent: readonly unknown[] = Array.isArray(value['recent']) ? value['recent'] : []
  return {
    ask: flag('ask'),
    sound: flag('sound'),
    averages: flag('averages'),
    onlyHere: flag('onlyHere'),
    period,
    recent: recent.flatMap((one) => marketOf(one) ?? []),
    sizes: Object.fromEntries(
      Object.entries(sizes).filter((size): size is [string, number] => typeof size[1] === 'number'),
    ),
  }
}
