import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import { type Level, makerLevels, type Side } from '../../market/maker-quotes.ts'
import { marketsOf } from '../../market/markets.ts'
import { type Moves, movesOf } from '../../market/moves.ts'
import { DAY } from '../../market/periods.ts'
import { type CandleRange, candlesIn, type MarketCandle, pathCandle, type Period } from '../spot/candles.ts'
import type { PublicTrade } from '../spot/spot-state.ts'
import { priceText, tickerFrom, trendOf } from '../spot/ticker.ts'
import { type TradeRange, tradesIn } from '../spot/trades.ts'
import type { Contract } from '../swap/contracts.ts'
import { fundingRate } from './funding.ts'

type Seeded = { readonly seed: string }

/** Makers and trades of contracts are drawn apart from those of spot. */
const ownSeed = (seed: string): string => `${seed}/swap`

/** Mark price in ticks at a moment (epoch ms). It is the index: the price of the coin on the spot market. */
export const markAt = ({ seed }: Seeded, { pair }: Contract, time: number): number =>
  marketsOf(seed).priceAt(pair, time)

/** Prices within a second, and the makers' best quotes. They follow the price of the coin. */
function movesAt({ seed }: Seeded, { pair }: Contract, second: number): Moves {
  return movesOf(
    ownSeed(seed),
    pair,
    marketsOf(seed)
      .path(pair)
      .candle(second, second + 1),
  )
}

/** Levels of one side of a contract's book, best price first. */
export function sideAt(
  state: Seeded,
  contract: Contract,
  side: Side,
  { time, most }: { readonly time: number; readonly most: number },
): readonly Level[] {
  const best = movesAt(state, contract, Math.floor(time / 1000)).quoteAt(time)[side]
  return makerLevels(ownSeed(state.seed), contract.pair, side, time, best).take(most).toArray()
}

export const tradesAt = (state: Seeded, contract: Contract, range: TradeRange): readonly PublicTrade[] =>
  tradesIn((second) => movesAt(state, contract, second), [], range)

export const candlesAt = (
  { seed }: Seeded,
  { pair }: Contract,
  period: Period,
  range: CandleRange,
): readonly MarketCandle[] =>
  candlesIn(period, range, (start, end) => pathCandle(seed, pair, start, end, range.now))

/** A share of the value in 10^-8, as text. */
export const rateText = (rate: bigint): string => toText(fromUnits(rate, SCALE))

export function tickerAt(state: Seeded, contract: Contract, time: number): Ticker {
  const { pair } = contract
  const now = Math.floor(time / 1000)
  const mark = priceText(pair, markAt(state, contract, time))
  return {
    ...tickerFrom(state.seed, pair, time, pathCandle(state.seed, pair, now - DAY, now, now)),
    feePercent: rateText(fundingRate(state.seed, contract, time)),
    markPrice: mark,
    indexPrice: mark,
  }
}

/** A ticker with the prices of the last 24 hours. */
export const trendTickerAt = (state: Seeded, contract: Contract, time: number): Ticker => ({
  ...tickerAt(state, contract, time),
  trend: trendOf(state, contract.pair, time),
})
