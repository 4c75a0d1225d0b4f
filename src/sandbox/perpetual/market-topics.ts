import { marketTopics, type MarketView } from '../areas/spot/market-topics.ts'
import type { Moment } from '../streams/topic-source.ts'
import { findContract, type Kind } from './contracts.ts'
import { candlesAt, sideAt, tickerAt, tradesAt } from './market-view.ts'
import { contractOf, type Venue, venueOf } from './venue.ts'

/** Views of the markets of a kind of contracts. */
export function perpetualView(kind: Kind): MarketView {
  const venueIn = ({ state }: Moment): Venue => venueOf(kind, state)
  return {
    marketOf: ({ symbol }) => findContract(kind, symbol)?.pair,
    tickers: (now) => kind.contracts.map((contract) => tickerAt(venueIn(now), contract, now.time)),
    trades: (now, { symbol }, range) => tradesAt(venueIn(now), contractOf({ kind }, symbol), range),
    candles: (now, { symbol }, period, range) =>
      candlesAt(venueIn(now), contractOf({ kind }, symbol), period, range),
    side: (now, { symbol }, side, most) =>
      sideAt(venueIn(now), contractOf({ kind }, symbol), side, { time: now.time, most }),
  }
}

/** The sources of the five topics about the markets of a kind of contracts. */
export const perpetualTopics = (kind: Kind) => marketTopics(perpetualView(kind))
