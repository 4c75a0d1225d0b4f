import { candlesIn, pathCandle } from '../areas/spot/candles.ts'
import type { MarketView } from '../areas/spot/market-topics.ts'
import { tickerFrom } from '../areas/spot/ticker.ts'
import { tradesIn } from '../areas/spot/trades.ts'
import { type Level, makerLevels, type Side } from '../market/maker-quotes.ts'
import { ownMoves, ownSeed } from '../market/own-moves.ts'
import { findPair, type PairRow } from '../market/pairs.ts'
import { DAY } from '../market/periods.ts'
import type { Moment } from '../streams/topic-source.ts'

/** A kind of markets in which nobody but makers trades: members stake on their prices. */
export type StakeMarkets = { readonly kind: string; readonly pairs: readonly PairRow[] }

/** @throws RangeError when one of them is no market */
export const stakePairs = (symbols: readonly string[]): readonly PairRow[] =>
  symbols.map((symbol) => {
    const pair = findPair(symbol)
    if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
    return pair
  })

const NOBODY: readonly never[] = []

const ownOf = ({ kind }: StakeMarkets, { state }: Moment) => ({ seed: state.seed, kind })

/** A pair of the kind by its symbol in any case. */
export function findStakePair({ pairs }: StakeMarkets, symbol: string): PairRow | undefined {
  const pair = findPair(symbol)
  return pair !== undefined && pairs.includes(pair) ? pair : undefined
}

function sideAt(markets: StakeMarkets, now: Moment, pair: PairRow, side: Side, most: number): Level[] {
  const own = ownOf(markets, now)
  const best = ownMoves(own, pair, Math.floor(now.time / 1000)).quoteAt(now.time)[side]
  const levels: Level[] = []
  for (const level of makerLevels(ownSeed(own), pair, side, now.time, best)) {
    if (levels.length === most) break
    levels.push(level)
  }
  return levels
}

/** Views of markets whose prices, like those of all markets of a coin, are the price path. */
export const stakeMarketView = (markets: StakeMarkets): MarketView => ({
  marketOf: (pair) => (markets.pairs.includes(pair) ? pair : undefined),
  tickers: ({ state, time }) =>
    markets.pairs.map((pair) => {
      const now = Math.floor(time / 1000)
      return tickerFrom(state.seed, pair, time, pathCandle(state.seed, pair, now - DAY, now, now))
    }),
  trades: (now, pair, range) =>
    tradesIn((second) => ownMoves(ownOf(markets, now), pair, second), NOBODY, range),
  candles: ({ state }, pair, period, range) =>
    candlesIn(period, range, (start, end) => pathCandle(state.seed, pair, start, end, range.now)),
  side: (now, pair, side, most) => sideAt(markets, now, pair, side, most),
})
