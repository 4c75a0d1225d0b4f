import { toRaw } from '../kernel/transaction.ts'
import type { Level, Side } from './maker-quotes.ts'

/** Lots taken from the makers of a market, by side and price; they refill them. */
export type TakenLiquidity = Record<string, { readonly lots: number; readonly time: number }>

/** Milliseconds until makers have refilled what was taken. */
const REFILL = 20_000
/** Most entries of a market before refilled ones are dropped. */
const REMEMBERED = 400

const keyOf = (side: Side, price: number): string => `${side}${price}`

/** Returns the taken lots of a level that are not refilled at `time`. */
export const missingLots = (taken: TakenLiquidity, side: Side, price: number, time: number): number =>
  missing(taken[keyOf(side, price)], time)

function missing(taken: TakenLiquidity[string] | undefined, time: number): number {
  if (taken === undefined) return 0
  const left = Math.max(0, REFILL - (time - taken.time))
  return Math.ceil((taken.lots * left) / REFILL)
}

/** Remembers what was taken from the makers of a market; `markets` are those of an area by symbol. */
export function rememberTaken(
  markets: Record<string, TakenLiquidity>,
  symbol: string,
  side: Side,
  { price, lots }: Level,
  time: number,
): void {
  const all = (markets[symbol] ??= {})
  const key = keyOf(side, price)
  all[key] = { lots: lots + missing(all[key], time), time }
  const plain = toRaw(all)
  if (Object.keys(plain).length <= REMEMBERED) return
  markets[symbol] = Object.fromEntries(Object.entries(plain).filter(([, one]) => missing(one, time) > 0))
}
