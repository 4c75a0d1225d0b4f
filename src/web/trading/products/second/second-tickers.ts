import { listSecondThumbs } from '#generated/client/second-market/second-market.ts'
import { secondThumbStream } from '#generated/streams.ts'
import { tickerFeed } from '../../live/feeds/ticker-feed.ts'

/** The live tickers of all pairs of second contracts. */
export const secondTickers = tickerFeed({ stream: secondThumbStream, load: listSecondThumbs })
