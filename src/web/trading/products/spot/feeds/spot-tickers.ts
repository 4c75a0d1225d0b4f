import { listThumbs } from '#generated/client/market/market.ts'
import { thumbStream } from '#generated/streams.ts'
import { tickerFeed } from '../../../live/feeds/ticker-feed.ts'

/** The live tickers of all pairs. */
export const spotTickers = tickerFeed({ stream: thumbStream, load: listThumbs })
