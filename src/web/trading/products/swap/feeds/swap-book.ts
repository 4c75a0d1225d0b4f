import { getSwapBookDepth } from '#generated/client/swap-market/swap-market.ts'
import { swapBookDepthStream } from '#generated/streams.ts'
import { bookFeed } from '../../../live/feeds/book-feed.ts'

/** The live book of a contract. */
export const swapBook = bookFeed({
  stream: swapBookDepthStream,
  load: (symbol, signal) => getSwapBookDepth({ symbol }, signal),
})
