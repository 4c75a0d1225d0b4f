import { marketsOf } from './markets.ts'
import type { CoinRow } from '../areas/wallets/coins.ts'
import { findPair } from './pairs.ts'

/** Prices of the coins in US dollars. */
export type Prices = {
  /** Price in ticks of 10^-priceScale dollars at a time (epoch milliseconds). */
  ticksAt(coin: CoinRow, time: number): bigint
}

/** Prices of one seed: those of each coin's market against USDT, which itself is worth a dollar. */
export function createPrices(seed: string): Prices {
  const markets = marketsOf(seed)
  return {
    ticksAt({ unit, base }, time) {
      const pair = findPair(`${unit}/USDT`)
      return BigInt(pair === undefined ? base : markets.priceAt(pair, time))
    },
  }
}

const known = new Map<string, Prices>()

/** The prices of a seed, for rules that have only the state at hand; made once. */
export function pricesOf(seed: string): Prices {
  const prices = known.get(seed) ?? createPrices(seed)
  known.set(seed, prices)
  return prices
}
