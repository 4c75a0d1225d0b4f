import type { HandlerContext } from '../../http/handler.ts'
import type { Side } from '../../market/maker-quotes.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import type { Moment } from '../../streams/topic-source.ts'
import { PERIODS } from './candles.ts'
import type { MarketView } from './market-topics.ts'
import { trendOf } from './ticker.ts'
import { wireBookSide, wireCandleRow, wireLevels, wireTrade } from './wire-market.ts'

/** Levels of a side: of the whole book's best, and far from the price. */
const TOP = 20
const DEPTH = 100
/** Rows of an answer of candles at most. */
const MOST_CANDLES = 10_000

type Asked = { readonly symbol: string }
type Refusing = HandlerContext<'nonsupport-coin'>
type Market = { readonly now: Moment; readonly pair: PairRow }

const momentOf = ({ engine }: Pick<HandlerContext, 'engine'>): Moment => ({
  state: engine.view(),
  time: engine.now(),
})

/**
 * Answers of the calls about a kind of markets.
 * @param socket path of its socket, whose messages number its books
 */
export function marketCalls(view: MarketView, socket: string) {
  const find = (symbol: string): PairRow | undefined => {
    const named = findPair(symbol)
    return named === undefined ? undefined : view.marketOf(named)
  }
  const marketIn = ({ symbol }: Asked, context: Refusing): Market => ({
    now: momentOf(context),
    pair: find(symbol) ?? context.refuse('nonsupport-coin'),
  })

  function sides(asked: Asked, most: number, context: Refusing) {
    const { now, pair } = marketIn(asked, context)
    const number = context.frame(socket, pair.symbol)
    const side = (of: Side) => wireBookSide(pair, of, view.side(now, pair, of, most), number)
    return { bid: side('BUY'), ask: side('SELL') }
  }

  return {
    /** Tickers with the prices of the last 24 hours. */
    tickers(context: HandlerContext) {
      const now = momentOf(context)
      return view.tickers(now).map((ticker) => {
        const pair = find(ticker.symbol)
        return pair === undefined ? ticker : { ...ticker, trend: trendOf(now.state, pair, now.time) }
      })
    },
    candles(
      asked: Asked & { readonly from: number; readonly to: number; readonly resolution: string },
      context: HandlerContext<'nonsupport-coin' | 'wrong-choice'>,
    ) {
      const { now, pair } = marketIn(asked, context)
      const period = PERIODS[asked.resolution] ?? context.refuse('wrong-choice')
      const [from, to] = [Math.ceil(asked.from / 1000), Math.floor(asked.to / 1000)]
      const range = { from, to, now: Math.floor(now.time / 1000), most: MOST_CANDLES }
      return view.candles(now, pair, period, range).map((candle) => wireCandleRow(pair, candle))
    },
    trades(asked: Asked & { readonly size?: number }, context: Refusing) {
      const { now, pair } = marketIn(asked, context)
      const trades = view.trades(now, pair, { time: now.time, most: asked.size ?? 20 })
      return trades.map((trade) => wireTrade(pair, trade))
    },
    book(asked: Asked, context: Refusing) {
      const { now, pair } = marketIn(asked, context)
      const side = (of: Side) => wireLevels(pair, view.side(now, pair, of, TOP))
      return { bid: side('BUY'), ask: side('SELL') }
    },
    bookTop: (asked: Asked, context: Refusing) => sides(asked, TOP, context),
    bookDepth: (asked: Asked, context: Refusing) => sides(asked, DEPTH, context),
  }
}
