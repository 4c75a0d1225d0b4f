import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import type { Level, Side } from '../../market/maker-quotes.ts'
import { DAY } from '../../market/periods.ts'
import { type CandleRange, candlesIn, type MarketCandle, pathCandle, type Period } from '../spot/candles.ts'
import type { PublicTrade } from '../spot/spot-state.ts'
import { priceText, tickerFrom, trendOf } from '../spot/ticker.ts'
import { type TradeRange, tradesIn } from '../spot/trades.ts'
import type { Contract } from '../swap/contracts.ts'
import { fundingRate, nextFunding } from '../swap/funding-times.ts'
import { makersOf, markAt, movesAt } from '../swap/market.ts'
import type { SwapState } from '../swap/swap-state.ts'

type Seeded = { readonly seed: string }

/** Levels of one side of a contract's book, best price first. */
export const sideAt = (
  state: SwapState & Seeded,
  contract: Contract,
  side: Side,
  { time, most }: { readonly time: number; readonly most: number },
): readonly Level[] => makersOf(state, contract, side, time).take(most).toArray()

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
    feePercent: rateText(fundingRate(state, contract.symbol, nextFunding(time))),
    markPrice: mark,
    indexPrice: mark,
  }
}

/** A ticker with the prices of the last 24 hours. */
export const trendTickerAt = (state: Seeded, contract: Contract, time: number): Ticker => ({
  ...tickerAt(state, contract, time),
  trend: trendOf(state, contract.pair, time),
})
