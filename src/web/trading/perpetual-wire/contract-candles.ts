import { CandleResolution } from '#generated/models/candle-resolution.ts'
import type { Stream } from '#src/core/contract/stream.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { type CandleFeed, candleFeed, type WireCandle } from '../live/feeds/candle-feed.ts'

/** The candles of a kind of contracts. */
export const contractCandles = <Message extends WireCandle>(
  stream: Stream<Message, { symbol: string }>,
  load: CandleFeed<Message, CandleResolution>['load'],
) =>
  candleFeed({
    stream,
    periods: {
      line: { resolution: CandleResolution.MIN_1, pushed: '1min' },
      m15: { resolution: CandleResolution.MIN_15, pushed: '15min' },
      h1: { resolution: CandleResolution.MIN_60, pushed: '1hour' },
      h4: { resolution: CandleResolution.MIN_240, pushed: '4hour' },
      d1: { resolution: CandleResolution.DAY_1, pushed: '1day' },
    },
    load,
    now: serverClock.now,
  })
