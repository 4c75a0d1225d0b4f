import {
  getCoinSwapBookDepth,
  listCoinSwapCandles,
  listCoinSwapTrades,
} from '#generated/client/coin-swap-market/coin-swap-market.ts'
import { coinSwapBookDepthStream, coinSwapCandleStream, coinSwapTradesStream } from '#generated/streams.ts'
import { bookFeed } from '../../live/feeds/book-feed.ts'
import { tradeFeed } from '../../live/feeds/trade-feed.ts'
import { contractCandles } from '../../perpetual-wire/contract-candles.ts'

/** The live data of a contract: book, trades, and candles with their history. */
export const coinSwapFeeds = {
  book: bookFeed({
    stream: coinSwapBookDepthStream,
    load: (symbol, signal) => getCoinSwapBookDepth({ symbol }, signal),
  }),
  trades: tradeFeed({ stream: coinSwapTradesStream, load: listCoinSwapTrades }),
  ...contractCandles(coinSwapCandleStream, listCoinSwapCandles),
}
