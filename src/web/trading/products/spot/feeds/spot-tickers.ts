import { listThumbs } from '#generated/client/market/market.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import { thumbStream } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import type { Tickers } from '../../../live/ticker.ts'
import { memoize, messageDecoder } from '../../../live/topic.ts'

const EVERY_MS = 500
/** Milliseconds without a message that count as an error: some pair changes all the time. */
const QUIET_MS = 15_000

const tickers = memoize(
  (_name: string) =>
    createLive<Tickers, CoinThumb>(hubOf(thumbStream.socket), browserEnvironment, {
      topic: { name: thumbStream.topic({}), replaces: ['symbol'], everyMs: EVERY_MS },
      decode: messageDecoder(thumbStream),
      quietMs: QUIET_MS,
      load: async (signal) => new Map((await listThumbs(signal)).map((thumb) => [thumb.symbol, thumb])),
      apply: (known, thumb) => {
        // A push may leave out what never changes.
        const next = new Map(known).set(thumb.symbol, { ...known?.get(thumb.symbol), ...thumb })
        return { kind: 'state', state: next }
      },
    }),
  (name: string) => name,
)

/** The live tickers of all pairs; an unchanged one stays the same object. */
export const spotTickers = (): Live<Tickers> => tickers('all')
