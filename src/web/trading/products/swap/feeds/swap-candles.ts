import { listSwapCandles } from '#generated/client/swap-market/swap-market.ts'
import { CandleResolution } from '#generated/models/candle-resolution.ts'
import { swapCandleStream } from '#generated/streams.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { candleFeed } from '../../../live/feeds/candle-feed.ts'

/** The candles of a contract. */
export const { candles: swapCandles, candlesBefore: swapCandlesBefore } = candleFeed({
  stream: swapCandleStream,
  periods: {
    line: { resolution: CandleResolution.MIN_1, pushed: '1min' },
    m15: { resolution: CandleResolution.MIN_15, pushed: '15min' },
    h1: { resolution: CandleResolution.MIN_60, pushed: '1hour' },
    h4: { resolution: CandleResolution.MIN_240, pushed: '4hour' },
    d1: { resolution: CandleResolution.DAY_1, pushed: '1day' },
  },
  load: listSwapCandles,
  now: serverClock.now,
})
