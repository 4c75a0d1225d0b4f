import type { Stream } from '#src/core/contract/stream.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { type Candle, inOrder, withNewest } from '../candles.ts'
import type { Period, PeriodId } from '../periods.ts'
import { memoize, messageDecoder } from '../topic.ts'
import { PRICES } from './turns.ts'

/** Candles of the first page, and of each older one. */
const PAGE = 500

export type CandleFeedPlace = { readonly symbol: string; readonly period: Period }

/** A candle in an answer: start, open, high, low, close, volume. */
export type WireCandleRow = readonly [Instant, Decimal, Decimal, Decimal, Decimal, Decimal, ...unknown[]]

/** A candle in a message. */
export type WireCandle = {
  readonly time: Instant
  readonly period: string
  readonly openPrice: Decimal
  readonly highestPrice: Decimal
  readonly lowestPrice: Decimal
  readonly closePrice: Decimal
  readonly volume: Decimal
}

export type CandleFeed<Message, Resolution> = {
  readonly stream: Stream<Message, { symbol: string }>
  /** Names of periods in calls and messages. */
  readonly periods: Readonly<Record<PeriodId, { readonly resolution: Resolution; readonly pushed: string }>>
  readonly load: (
    range: {
      readonly symbol: string
      readonly from: Instant
      readonly to: Instant
      readonly resolution: Resolution
    },
    signal?: AbortSignal,
  ) => Promise<readonly WireCandleRow[]>
  /** The exchange's time, epoch ms. */
  readonly now: () => number
}

/** The candles of a product's markets: the newest live, and pages of older ones. */
export function candleFeed<Message extends WireCandle, Resolution>({
  stream,
  periods,
  load,
  now,
}: CandleFeed<Message, Resolution>) {
  /** Loads a page of candles up to a moment (epoch ms), in the order of time, each once. @throws ApiError */
  async function candlesBefore(
    { symbol, period }: CandleFeedPlace,
    to: number,
    signal?: AbortSignal,
  ): Promise<readonly Candle[]> {
    const from = instant(Math.max(0, to - PAGE * period.ms))
    const { resolution } = periods[period.id]
    const rows = await load({ symbol, from, to: instant(to), resolution }, signal)
    return inOrder(rows.map(candleOf))
  }
  const candles: (place: CandleFeedPlace) => Live<readonly Candle[]> = memoize(
    ({ symbol, period }) =>
      createLive<readonly Candle[], Message>(hubOf(stream.socket), browserEnvironment, {
        // One that has closed is not replaced by the one that follows it.
        topic: { name: stream.topic({ symbol }), replaces: ['period', 'time'], ...PRICES },
        decode: messageDecoder(stream),
        load: (signal) => candlesBefore({ symbol, period }, now() + period.ms, signal),
        apply: (known, line) =>
          known === null
            ? { kind: 'again' }
            : {
                kind: 'state',
                state: line.period === periods[period.id].pushed ? withNewest(known, pushed(line)) : known,
              },
      }),
    ({ symbol, period }) => `${symbol} ${period.id}`,
  )
  return { candles, candlesBefore }
}

const candleOf = ([time, open, high, low, close, volume]: WireCandleRow): Candle => ({
  time,
  open,
  high,
  low,
  close,
  volume,
})

const pushed = (line: WireCandle): Candle => ({
  time: line.time,
  open: line.openPrice,
  high: line.highestPrice,
  low: line.lowestPrice,
  close: line.closePrice,
  volume: line.volume,
})
