import { getBookDepth } from '#generated/client/market/market.ts'
import { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import type { TradePlate } from '#generated/models/trade-plate.ts'
import { bookDepthStream, marketSocket } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { type Applied, createLive, type Live } from '#src/web/streams/live.ts'
import { type Book, isCrossed, levelsOf, type Scales, type Side } from './levels.ts'
import { once, reader } from './topic.ts'

/** A book, and for each side the number of the newest message in it where the server counts them. */
export type LiveBook = Book & { readonly seq: Readonly<Record<Side, number | null>> }

type Place = { readonly symbol: string; readonly scales: Scales }

/** Books repeat twice a second even without change: so much silence is a fault. */
const QUIET_MS = 5_000
/** Ten paintings a second are more than anybody reads. */
const EVERY_MS = 100

/** The book of a market: fifty levels of each side, a whole side with each message. */
export const liveBook: (place: Place) => Live<LiveBook> = once(
  ({ symbol, scales }) =>
    createLive<LiveBook, TradePlate>(hubOf(marketSocket), browserEnvironment, {
      topic: {
        name: bookDepthStream.topic({ symbol }),
        replaces: 'direction',
        seq: 'seq',
        everyMs: EVERY_MS,
      },
      decode: reader(bookDepthStream),
      quietMs: QUIET_MS,
      load: async (signal) => {
        const { bid, ask } = await getBookDepth({ symbol }, signal)
        return {
          bid: levelsOf(bid.items, 'bid', scales),
          ask: levelsOf(ask.items, 'ask', scales),
          seq: { bid: bid.seq ?? null, ask: ask.seq ?? null },
        }
      },
      apply: (book, plate) => withSide(book, plate, scales),
    }),
  ({ symbol, scales }) => `${symbol} ${scales.price} ${scales.amount}`,
)

/** The book with one side replaced. Crossed sides belong to different moments: the other one is still to come. */
export function withSide(book: LiveBook | null, plate: TradePlate, scales: Scales): Applied<LiveBook> {
  const side: Side = plate.direction === ExchangeOrderDirection.BUY ? 'bid' : 'ask'
  const before = book ?? { bid: [], ask: [], seq: { bid: null, ask: null } }
  const seq = plate.seq ?? null
  const known = before.seq[side]
  if (seq !== null && known !== null && seq <= known) return { kind: 'state', state: before }
  const state: LiveBook = {
    ...before,
    [side]: levelsOf(plate.items, side, scales),
    seq: { ...before.seq, [side]: seq },
  }
  return { kind: isCrossed(state) || isHalf(state) ? 'doubtful' : 'state', state }
}

/** Before the first snapshot one side comes before the other. */
const isHalf = ({ bid, ask }: Book): boolean => (bid.length === 0) !== (ask.length === 0)
