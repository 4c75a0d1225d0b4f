import { listCoinSwapThumbs } from '#generated/client/coin-swap-market/coin-swap-market.ts'
import { coinSwapThumbStream } from '#generated/streams.ts'
import { tickerFeed } from '../../live/feeds/ticker-feed.ts'

/** The live tickers of all contracts, with their mark prices and funding rates. */
export const coinSwapTickers = tickerFeed({ stream: coinSwapThumbStream, load: listCoinSwapThumbs })
