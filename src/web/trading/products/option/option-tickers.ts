import { listOptionThumbs } from '#generated/client/option-market/option-market.ts'
import { optionThumbStream } from '#generated/streams.ts'
import { tickerFeed } from '../../live/feeds/ticker-feed.ts'

/** The live tickers of all pairs of options. */
export const optionTickers = tickerFeed({ stream: optionThumbStream, load: listOptionThumbs })
