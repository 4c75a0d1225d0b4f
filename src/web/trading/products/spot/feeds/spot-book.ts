import { getBookDepth } from '#generated/client/market/market.ts'
import { bookDepthStream } from '#generated/streams.ts'
import { bookFeed } from '../../../live/feeds/book-feed.ts'

/** The live book of a pair. */
export const spotBook = bookFeed({
  stream: bookDepthStream,
  load: (symbol, signal) => getBookDepth({ symbol }, signal),
})
