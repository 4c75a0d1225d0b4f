import { listTrades } from '#generated/client/market/market.ts'
import type { Trade } from '#generated/models/trade.ts'
import { tradesStream } from '#generated/streams.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { memoize, messageDecoder } from '../../../live/topic.ts'
import { type KeyedTrade, MOST_TRADES, withTrades } from '../../../live/trades.ts'

const EVERY_MS = 500

/** The latest trades of a market, live, newest first. */
export const spotTrades: (symbol: string) => Live<readonly KeyedTrade[]> = memoize(
  (symbol) =>
    createLive<readonly KeyedTrade[], readonly Trade[]>(hubOf(tradesStream.socket), browserEnvironment, {
      topic: { name: tradesStream.topic({ symbol }), everyMs: EVERY_MS },
      decode: messageDecoder(tradesStream),
      load: async (signal) => withTrades([], await listTrades({ symbol, size: MOST_TRADES }, signal)),
      apply: (trades, batch) => ({ kind: 'state', state: withTrades(trades ?? [], batch) }),
    }),
  (symbol) => symbol,
)
