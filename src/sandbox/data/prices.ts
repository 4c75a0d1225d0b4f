import { createPricePath, type PricePath } from '../market/price-path.ts'
import { COINS, type CoinRow } from './coins.ts'

/** What the coins cost in US dollars. */
export type Prices = {
  /** Price in ticks of 10^-priceScale dollars at a time (epoch milliseconds). */
  ticksAt(coin: CoinRow, time: number): bigint
}

/** Prices of one seed: each coin's path against the dollar. */
export function createPrices(seed: string): Prices {
  const paths = new Map<string, PricePath>(
    COINS.filter(({ volatility }) => volatility > 0).map(({ unit, base, volatility, volume }) => [
      unit,
      createPricePath({ seed, symbol: `${unit}/USDT`, base, volatility, volume }),
    ]),
  )
  return {
    ticksAt({ unit, base }, time) {
      return BigInt(paths.get(unit)?.priceAt(Math.floor(time / 1000)) ?? base)
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
