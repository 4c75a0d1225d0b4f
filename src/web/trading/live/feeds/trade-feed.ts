import type { Stream } from '#src/core/contract/stream.ts'
import { BEAT_MS } from '#src/core/time/beat.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { memoize, messageDecoder } from '../topic.ts'
import { type KeyedTrade, MOST_TRADES, type Trade, withTrades } from '../trades.ts'

const EVERY_MS = 3 * BEAT_MS

type TradeFeed = {
  readonly stream: Stream<readonly Trade[], { symbol: string }>
  readonly load: (
    latest: { readonly symbol: string; readonly size: number },
    signal: AbortSignal,
  ) => Promise<readonly Trade[]>
}

/** Returns the latest trades of a product's market, live, newest first. */
export const tradeFeed = ({ stream, load }: TradeFeed): ((symbol: string) => Live<readonly KeyedTrade[]>) =>
  memoize(
    (symbol) =>
      createLive<readonly KeyedTrade[], readonly Trade[]>(hubOf(stream.socket), browserEnvironment, {
        topic: { name: stream.topic({ symbol }), everyMs: EVERY_MS },
        decode: messageDecoder(stream),
        load: async (signal) => withTrades([], await load({ symbol, size: MOST_TRADES }, signal)),
        apply: (trades, batch) => ({ kind: 'state', state: withTrades(trades ?? [], batch) }),
      }),
    (symbol) => symbol,
  )
