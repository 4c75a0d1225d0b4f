import { listSwapThumbs } from '#generated/client/swap-market/swap-market.ts'
import { swapThumbStream } from '#generated/streams.ts'
import { tickerFeed } from '../../../live/feeds/ticker-feed.ts'

/** The live tickers of all contracts, with their mark prices and funding rates. */
export const swapTickers = tickerFeed({ stream: swapThumbStream, load: listSwapThumbs })
