import { listTrades } from '#generated/client/market/market.ts'
import type { Trade } from '#generated/models/trade.ts'
import { marketSocket, tradesStream } from '#generated/streams.ts'
import { equals } from '#src/core/money/compare.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { once, reader } from './topic.ts'

/** As many as a tall screen shows. */
const MOST = 60
const EVERY_MS = 500

/** A trade with a number of ours: the exchange gives trades none. */
export type KeyedTrade = { readonly key: number; readonly trade: Trade }

/** The latest trades of a market, newest first. */
export const liveTrades: (symbol: string) => Live<readonly KeyedTrade[]> = once(
  (symbol) =>
    createLive<readonly KeyedTrade[], readonly Trade[]>(hubOf(marketSocket), browserEnvironment, {
      topic: { name: tradesStream.topic({ symbol }), everyMs: EVERY_MS },
      decode: reader(tradesStream),
      load: async (signal) => withTrades([], await listTrades({ symbol, size: MOST }, signal)),
      apply: (trades, batch) => ({ kind: 'state', state: withTrades(trades ?? [], batch) }),
    }),
  (symbol) => symbol,
)

let lastKey = 0
const keyed = (trade: Trade): KeyedTrade => ({ key: (lastKey += 1), trade })

/** New trades before the known ones. A snapshot may know already what a message that waited for it tells. */
export function withTrades(trades: readonly KeyedTrade[], batch: readonly Trade[]): readonly KeyedTrade[] {
  const fresh = batch.filter((trade) => !trades.some((known) => isSame(known.trade, trade)))
  if (fresh.length === 0) return trades
  return [...fresh.map(keyed), ...trades].toSorted((a, b) => b.trade.time - a.trade.time).slice(0, MOST)
}

const isSame = (a: Trade, b: Trade): boolean =>
  a.time === b.time && a.direction === b.direction && equals(a.price, b.price) && equals(a.amount, b.amount)
