import { findCoin } from '../areas/wallets/coins.ts'
import { type Candle, rangeVariance } from './candle.ts'
import { type Moves, movesOf } from './moves.ts'
import { PAIRS, type PairRow } from './pairs.ts'
import { DAY } from './periods.ts'
import { type Anchors, createPricePath, type PricePath } from './price-path.ts'

/** The price paths of one seed, by pair. */
export type Markets = {
  path(pair: PairRow): PricePath
  /** Price in ticks at the beginning of the second of a time in epoch milliseconds. */
  priceAt(pair: PairRow, time: number): number
  /** Returns the trades of a second and the best prices in it. */
  moves(pair: PairRow, second: number): Moves
}

function createMarkets(seed: string): Markets {
  // Contracts have the prices of their spot pair and volumes of their own: a path is of a pair, not of a symbol.
  const paths = new Map<PairRow, PricePath>()
  const latest = new Map<PairRow, { readonly second: number; readonly price: number }>()
  const latestMoves = new Map<PairRow, { readonly second: number; readonly moves: Moves }>()

  /** Against a coin other than USDT a market meets the ratio of the dollar prices at every midnight. */
  function anchorsOf({ coin, quote, priceScale }: PairRow): Anchors {
    const [over, under] = [`${coin}/USDT`, `${quote}/USDT`].map((symbol) => {
      const pair = PAIRS.find((each) => each.symbol === symbol)
      const scale = findCoin(symbol.split('/')[0] ?? '')?.priceScale
      if (pair === undefined || scale === undefined) throw new RangeError(`no market ${symbol}`)
      return { path: pathOf(pair), unit: 10 ** scale }
    })
    if (over === undefined || under === undefined) throw new RangeError('two markets expected')
    // Read off the day's candle, which takes less of a descent than the second's.
    const dayOf = ({ path }: typeof over, midnight: number): Candle => path.candle(midnight, midnight + DAY)
    return {
      every: DAY,
      priceAt: (midnight) =>
        Math.floor(
          (dayOf(over, midnight).open / over.unit / (dayOf(under, midnight).open / under.unit)) *
            10 ** priceScale,
        ),
      // Both move on their own.
      varianceFrom: (midnight) =>
        rangeVariance(dayOf(over, midnight)) + rangeVariance(dayOf(under, midnight)),
    }
  }

  function pathOf(pair: PairRow): PricePath {
    const known = paths.get(pair)
    if (known !== undefined) return known
    const { symbol, base, volatility, volume, quote } = pair
    const anchors = quote === 'USDT' ? {} : { anchors: anchorsOf(pair) }
    const made = createPricePath({ seed, symbol, base, volatility, volume, ...anchors })
    paths.set(pair, made)
    return made
  }

  return {
    path: pathOf,
    priceAt(pair, time) {
      const second = Math.floor(time / 1000)
      const known = latest.get(pair)
      if (known?.second === second) return known.price
      const price = pathOf(pair).priceAt(second)
      latest.set(pair, { second, price })
      return price
    },
    moves(pair, second) {
      const known = latestMoves.get(pair)
      if (known?.second === second) return known.moves
      const moves = movesOf(seed, pair, pathOf(pair).candle(second, second + 1))
      latestMoves.set(pair, { second, moves })
      return moves
    },
  }
}

const known = new Map<string, Markets>()

/** The markets of a seed, for rules that have only the state at hand; made once. */
export function marketsOf(seed: string): Markets {
  const markets = known.get(seed) ?? createMarkets(seed)
  known.set(seed, markets)
  return markets
}
