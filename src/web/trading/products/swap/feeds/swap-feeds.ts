import {
  getSwapBookDepth,
  listSwapCandles,
  listSwapTrades,
} from '#generated/client/swap-market/swap-market.ts'
import { swapBookDepthStream, swapCandleStream, swapTradesStream } from '#generated/streams.ts'
import { bookFeed } from '../../../live/feeds/book-feed.ts'
import { tradeFeed } from '../../../live/feeds/trade-feed.ts'
import { contractCandles } from '../../../perpetual-wire/contract-candles.ts'

/** The live data of a contract: book, trades, and candles with their history. */
export const swapFeeds = {
  book: bookFeed({
    stream: swapBookDepthStream,
    load: (symbol, signal) => getSwapBookDepth({ symbol }, signal),
  }),
  trades: tradeFeed({ stream: swapTradesStream, load: listSwapTrades }),
  ...contractCandles(swapCandleStream, listSwapCandles),
}
