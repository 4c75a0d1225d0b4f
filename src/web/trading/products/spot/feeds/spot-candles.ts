import { listCandles } from '#generated/client/market/market.ts'
import type { CandlePeriod } from '#generated/models/candle-period.ts'
import { CandleResolution } from '#generated/models/candle-resolution.ts'
import type { KLine } from '#generated/models/kline.ts'
import type { KLineRow } from '#generated/models/kline-row.ts'
import { candleStream } from '#generated/streams.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createLive, type Live } from '#src/web/streams/live.ts'
import { instant } from '#src/core/time/instant.ts'
import { type Candle, inOrder, withNewest } from '../../../live/candles.ts'
import type { PeriodId } from '../../../live/periods.ts'
import { memoize, messageDecoder } from '../../../live/topic.ts'
import type { CandlePlace } from '../../product.ts'

type WirePeriod = { readonly resolution: CandleResolution; readonly pushed: CandlePeriod }

/** Names of periods in calls and messages. */
const WIRE_PERIODS: Readonly<Record<PeriodId, WirePeriod>> = {
  line: { resolution: CandleResolution.MIN_1, pushed: '1min' },
  m15: { resolution: CandleResolution.MIN_15, pushed: '15min' },
  h1: { resolution: CandleResolution.MIN_60, pushed: '1hour' },
  h4: { resolution: CandleResolution.MIN_240, pushed: '4hour' },
  d1: { resolution: CandleResolution.DAY_1, pushed: '1day' },
}

/** Candles of the first page, and of each older one. */
const PAGE = 500
const EVERY_MS = 1_000

/** The newest candles of a market, live. */
export const spotCandles: (place: CandlePlace) => Live<readonly Candle[]> = memoize(
  ({ symbol, period }) =>
    createLive<readonly Candle[], KLine>(hubOf(candleStream.socket), browserEnvironment, {
      // One that has closed is not replaced by the one that follows it.
      topic: { name: candleStream.topic({ symbol }), replaces: ['period', 'time'], everyMs: EVERY_MS },
      decode: messageDecoder(candleStream),
      load: (signal) => spotCandlesBefore({ symbol, period }, serverClock.now() + period.ms, signal),
      apply: (candles, line) =>
        candles === null
          ? { kind: 'again' }
          : {
              kind: 'state',
              state:
                line.period === WIRE_PERIODS[period.id].pushed ? withNewest(candles, pushed(line)) : candles,
            },
    }),
  ({ symbol, period }) => `${symbol} ${period.id}`,
)

/** Loads a page of candles up to a moment (epoch ms), in the order of time, each once. @throws ApiError */
export async function spotCandlesBefore(
  { symbol, period }: CandlePlace,
  to: number,
  signal?: AbortSignal,
): Promise<readonly Candle[]> {
  const from = instant(Math.max(0, to - PAGE * period.ms))
  const { resolution } = WIRE_PERIODS[period.id]
  const rows = await listCandles({ symbol, from, to: instant(to), resolution }, signal)
  return inOrder(rows.map(candleOf))
}

const candleOf = ([time, open, high, low, close, volume]: KLineRow): Candle => ({
  time,
  open,
  high,
  low,
  close,
  volume,
})

const pushed = (line: KLine): Candle => ({
  time: line.time,
  open: line.openPrice,
  high: line.highestPrice,
  low: line.lowestPrice,
  close: line.closePrice,
  volume: line.volume,
})
