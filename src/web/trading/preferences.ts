import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord, wrapped } from '#src/web/session/storage.ts'
import { type PeriodId, periods } from './live/periods.ts'

/** How somebody likes to trade, remembered in this browser. */
export type TradingPreferences = {
  /** A question before each order. What looks like a mistake asks always. */
  readonly ask: boolean
  /** A sound with each fill and each price alert. */
  readonly sound: boolean
  readonly period: PeriodId
  readonly averages: boolean
  /** Orders and fills of the market in sight only. */
  readonly onlyHere: boolean
  /** Pixels of panels that were resized, by their name. */
  readonly sizes: Readonly<Record<string, number>>
  /** Symbols last found by a search, the latest first. */
  readonly recent: readonly string[]
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

export const tradingPreferences = remember<TradingPreferences>(
  defineEntry({ key: 'openbourse.trading', areas: ['local'], migrations: [wrapped], check }),
  () => usual,
)

export function prefer(change: Partial<TradingPreferences>): void {
  tradingPreferences.set({ ...tradingPreferences.get(), ...change })
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
    recent: recent.filter((symbol) => typeof symbol === 'string'),
    sizes: Object.fromEntries(
      Object.entries(sizes).filter((size): size is [string, number] => typeof size[1] === 'number'),
    ),
  }
}
