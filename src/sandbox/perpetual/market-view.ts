import type { CoinThumb as Ticker } from '#generated/wire/coin-thumb.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import {
  type CandleRange,
  candlesIn,
  type MarketCandle,
  pathCandle,
  type Period,
  withTrades,
} from '../areas/spot/candles.ts'
import { mergedSide } from '../areas/spot/sides.ts'
import { memberTrades, type PublicTrade } from '../areas/spot/tape.ts'
import { priceText, tickerFrom } from '../areas/spot/ticker.ts'
import { type TradeRange, tradesIn } from '../areas/spot/trades.ts'
import type { Level, Side } from '../market/maker-quotes.ts'
import { DAY } from '../market/periods.ts'
import type { Contract } from './contracts.ts'
import { fundingRate, nextFunding } from './funding-times.ts'
import { makersOf, markAt, movesAt } from './market.ts'
import { restingLevels } from './resting.ts'
import type { Venue } from './venue.ts'

/** One side of a contract's book, best price first. */
export const sideAt = (
  venue: Venue,
  contract: Contract,
  side: Side,
  { time, most }: { readonly time: number; readonly most: number },
): readonly Level[] =>
  mergedSide(side, restingLevels(venue, contract, side), makersOf(venue, contract, side, time), most)

/** Trades in a contract, newest first. */
export const tradesAt = (venue: Venue, contract: Contract, range: TradeRange): readonly PublicTrade[] =>
  tradesIn(
    (second) => movesAt(venue, contract, second),
    memberTrades(venue.own.tapes, contract.symbol),
    range,
  )

/** A candle from `start` to before `end`, as far as it is over at `now`; all in seconds. */
const candleAt = ({ seed, own }: Venue, { pair }: Contract, start: number, end: number, now: number) =>
  withTrades(own.tapes, pair.symbol, pathCandle(seed, pair, start, end, now), end)

export const candlesAt = (
  venue: Venue,
  contract: Contract,
  period: Period,
  range: CandleRange,
): readonly MarketCandle[] =>
  candlesIn(period, range, (start, end) => candleAt(venue, contract, start, end, range.now))

/** A share of the value in 10^-8, as text. */
export const rateText = (rate: bigint): string => toText(fromUnits(rate, SCALE))

export function tickerAt(venue: Venue, contract: Contract, time: number): Ticker {
  const { pair } = contract
  const now = Math.floor(time / 1000)
  const mark = priceText(pair, markAt(venue, contract, time))
  return {
    ...tickerFrom(venue.seed, pair, time, candleAt(venue, contract, now - DAY, now, now)),
    feePercent: rateText(fundingRate(venue, contract, nextFunding(time))),
    markPrice: mark,
    indexPrice: mark,
  }
}
