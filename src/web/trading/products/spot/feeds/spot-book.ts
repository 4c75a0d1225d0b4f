import { getBookDepth } from '#generated/client/market/market.ts'
import type { TradePlate } from '#generated/models/trade-plate.ts'
import { bookDepthStream } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { type BookSide, type LiveBook, withSide } from '../../../live/book.ts'
import { levelsOf } from '../../../live/levels.ts'
import { memoize, messageDecoder } from '../../../live/topic.ts'
import type { BookPlace } from '../../product.ts'

/** Milliseconds without a message that count as an error: books repeat twice a second even without change. */
const QUIET_MS = 5_000
/** Milliseconds between two updates: ten a second are more than can be read. */
const EVERY_MS = 100

/** The live book of a market: fifty levels of each side, a whole side with each message. */
export const spotBook: (place: BookPlace) => Live<LiveBook> = memoize(
  ({ symbol, scales }) =>
    createLive<LiveBook, TradePlate>(hubOf(bookDepthStream.socket), browserEnvironment, {
      topic: {
        name: bookDepthStream.topic({ symbol }),
        replaces: ['direction'],
        seq: 'seq',
        everyMs: EVERY_MS,
      },
      decode: messageDecoder(bookDepthStream),
      quietMs: QUIET_MS,
      load: async (signal) => {
        const { bid, ask } = await getBookDepth({ symbol }, signal)
        return {
          bid: levelsOf(bid.items, 'bid', scales),
          ask: levelsOf(ask.items, 'ask', scales),
          seq: { bid: bid.seq ?? null, ask: ask.seq ?? null },
        }
      },
      apply: (book, plate) => withSide(book, sideOf(plate), scales),
    }),
  ({ symbol, scales }) => `${symbol} ${scales.price} ${scales.amount}`,
)

const sideOf = ({ direction, items, seq }: TradePlate): BookSide => ({
  side: direction === 'BUY' ? 'bid' : 'ask',
  items,
  seq: seq ?? null,
})
