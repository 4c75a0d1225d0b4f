import {
  getSecondBookDepth,
  listSecondCandles,
  listSecondTrades,
} from '#generated/client/second-market/second-market.ts'
import { secondBookDepthStream, secondCandleStream, secondTradesStream } from '#generated/streams.ts'
import { bookFeed } from '../../live/feeds/book-feed.ts'
import { tradeFeed } from '../../live/feeds/trade-feed.ts'
import { contractCandles } from '../../perpetual-wire/contract-candles.ts'

/** The live data of a pair: book, trades, and candles with their history. */
export const secondFeeds = {
  book: bookFeed({
    stream: secondBookDepthStream,
    load: (symbol, signal) => getSecondBookDepth({ symbol }, signal),
  }),
  trades: tradeFeed({ stream: secondTradesStream, load: listSecondTrades }),
  ...contractCandles(secondCandleStream, listSecondCandles),
}
