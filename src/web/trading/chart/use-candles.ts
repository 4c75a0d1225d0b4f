import { useMemo, useSyncExternalStore } from 'react'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createCandleHistory } from '../live/candle-history.ts'
import { candlesBefore, liveCandles } from '../live/live-candles.ts'
import type { Market } from '../market.ts'
import type { Period } from '../live/periods.ts'

/** A market's candles of one period: the newest kept fresh, older ones added as they are asked for. */
export function useCandles({ symbol }: Market, period: Period) {
  const history = useMemo(() => {
    const place = { symbol, period }
    return createCandleHistory({
      live: liveCandles(place),
      load: (to, signal) => candlesBefore(place, to, signal),
      lengthMs: period.ms,
      now: browserEnvironment.now,
    })
  }, [symbol, period])
  return { candles: useSyncExternalStore(history.subscribe, history.get), history }
}
