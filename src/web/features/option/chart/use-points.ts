import { useMemo, useState } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { periodOf } from '#src/web/trading/live/periods.ts'
import { optionCandles } from '#src/web/trading/products/option/option-feeds.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import type { Point } from './chart-scale.ts'

const PERIOD = periodOf('line')
/** Prices of seconds that are kept: an hour of them. */
const MOST = 3600

/**
 * Returns the prices of a pair since a moment: the closes of its minutes, and of each second since the page is open the
 * last price. `now` changes with each second.
 */
export function usePoints(symbol: string, from: Instant, now: Instant): readonly Point[] {
  const candles = useLive(optionCandles({ symbol, period: PERIOD }), ({ state }) => state)
  const price = useLive(optionTickers(), ({ state }) => state?.get(symbol)?.close ?? null)
  const seconds = useSeconds(price, now)
  return useMemo(() => {
    const first = seconds[0]?.time ?? now
    const minutes = (candles ?? []).map(({ time, close }) => ({
      time: instant(time + PERIOD.ms),
      price: close,
    }))
    return [...minutes.filter(({ time }) => time < first), ...seconds].filter(({ time }) => time >= from)
  }, [candles, seconds, from, now])
}

/** Collects the last price of each second. */
function useSeconds(price: Decimal | null, now: Instant): readonly Point[] {
  const [points, setPoints] = useState<readonly Point[]>([])
  const last = points.at(-1)
  if (price !== null && (last === undefined || last.time < now)) {
    const next = [...points.slice(1 - MOST), { time: now, price }]
    setPoints(next)
    return next
  }
  return points
}
