import type { Stream } from '#src/core/contract/stream.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import type { Ticker } from '../ticker.ts'
import { messageDecoder } from '../topic.ts'
import { PRICES } from './turns.ts'

/** Milliseconds without a message that count as an error: some market changes all the time. */
const QUIET_MS = 15_000

type TickerFeed<Of extends Ticker> = {
  readonly stream: Stream<Of, object>
  readonly load: (signal: AbortSignal) => Promise<readonly Of[]>
}

/** Returns the live tickers of all markets of a product; an unchanged one stays the same object. */
export function tickerFeed<Of extends Ticker>({
  stream,
  load,
}: TickerFeed<Of>): () => Live<ReadonlyMap<string, Of>> {
  let tickers: Live<ReadonlyMap<string, Of>> | null = null
  return () =>
    (tickers ??= createLive<ReadonlyMap<string, Of>, Of>(hubOf(stream.socket), browserEnvironment, {
      topic: { name: stream.topic({}), replaces: ['symbol'], ...PRICES },
      decode: messageDecoder(stream),
      quietMs: QUIET_MS,
      load: async (signal) => new Map((await load(signal)).map((ticker) => [ticker.symbol, ticker])),
      apply: (known, ticker) => {
        // A push may leave out what never changes.
        const next = new Map(known).set(ticker.symbol, { ...known?.get(ticker.symbol), ...ticker })
        return { kind: 'state', state: next }
      },
    }))
}
