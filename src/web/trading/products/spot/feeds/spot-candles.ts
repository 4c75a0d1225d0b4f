import { listCandles } from '#generated/client/market/market.ts'
import { CandleResolution } from '#generated/models/candle-resolution.ts'
import { candleStream } from '#generated/streams.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { candleFeed } from '../../../live/feeds/candle-feed.ts'

/** The candles of a pair. */
export const { candles: spotCandles, candlesBefore: spotCandlesBefore } = candleFeed({
  stream: candleStream,
  periods: {
    line: { resolution: CandleResolution.MIN_1, pushed: '1min' },
    m15: { resolution: CandleResolution.MIN_15, pushed: '15min' },
    h1: { resolution: CandleResolution.MIN_60, pushed: '1hour' },
    h4: { resolution: CandleResolution.MIN_240, pushed: '4hour' },
    d1: { resolution: CandleResolution.DAY_1, pushed: '1day' },
  },
  load: listCandles,
  now: serverClock.now,
})
