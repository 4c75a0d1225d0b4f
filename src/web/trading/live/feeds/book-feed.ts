import type { Stream } from '#src/core/contract/stream.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { type BookSide, type LiveBook, withSide } from '../book.ts'
import { type Item, levelsOf, type Scales, type Side } from '../levels.ts'
import { memoize, messageDecoder } from '../topic.ts'

/** One side of a book on the wire. */
export type WireSide = { readonly items: readonly Item[]; readonly seq?: number | undefined }

export type WireSideMessage = WireSide & { readonly direction: 'BUY' | 'SELL' }

export type BookFeedPlace = { readonly symbol: string; readonly scales: Scales }

type BookFeed<Message> = {
  readonly stream: Stream<Message, { symbol: string }>
  readonly load: (symbol: string, signal: AbortSignal) => Promise<Readonly<Record<Side, WireSide>>>
}

/** Milliseconds without a message that count as an error: books repeat twice a second even without change. */
const QUIET_MS = 5_000

/** Returns the live book of a product's market: fifty levels of each side, a whole side with each message. */
export const bookFeed = <Message extends WireSideMessage>({
  stream,
  load,
}: BookFeed<Message>): ((place: BookFeedPlace) => Live<LiveBook>) =>
  memoize(
    ({ symbol, scales }) =>
      createLive<LiveBook, Message>(hubOf(stream.socket), browserEnvironment, {
        topic: { name: stream.topic({ symbol }), replaces: ['direction'], seq: 'seq' },
        decode: messageDecoder(stream),
        quietMs: QUIET_MS,
        load: async (signal) => {
          const { bid, ask } = await load(symbol, signal)
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

const sideOf = ({ direction, items, seq }: WireSideMessage): BookSide => ({
  side: direction === 'BUY' ? 'bid' : 'ask',
  items,
  seq: seq ?? null,
})
