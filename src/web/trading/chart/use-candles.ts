import { useCallback, useMemo, useRef, useState } from 'react'
import { useLive } from '#src/web/streams/use-live.ts'
import { candlesBefore, liveCandles } from '../live/live-candles.ts'
import type { Market } from '../market.ts'
import { type Candle, joined } from './candles.ts'
import type { Period } from './periods.ts'

/** A market's candles of one period: the newest kept fresh, older ones added as they are asked for. */
export function useCandles({ symbol }: Market, period: Period) {
  const place = useMemo(() => ({ symbol, period }), [symbol, period])
  const view = useLive(liveCandles(place), (now) => now)
  const [older, setOlder] = useState<{ readonly of: object; readonly candles: readonly Candle[] }>({
    of: place,
    candles: [],
  })
  const isAsking = useRef(false)
  /** Whose first candle is there. */
  const isOver = useRef<object | null>(null)
  const fresh = view.state
  const candles = useMemo(
    () => (fresh === null ? null : joined(older.of === place ? older.candles : [], fresh, period.ms)),
    [fresh, older, place, period],
  )
  const first = candles?.[0]?.time
  const askOlder = useCallback(() => {
    if (isAsking.current || isOver.current === place || first === undefined) return
    const ask = async (): Promise<void> => {
      isAsking.current = true
      try {
        const page = await candlesBefore(place, first)
        const before = page.filter(({ time }) => time < first)
        // A market has a first candle.
        if (before.length === 0) isOver.current = place
        else
          setOlder((now) => ({
            of: place,
            candles: [...before, ...(now.of === place ? now.candles : [])],
          }))
      } catch {
        // What could not be had is asked for again when the edge comes near again.
      } finally {
        isAsking.current = false
      }
    }
    void ask()
  }, [place, first])
  return { candles, health: view.health, askOlder, place }
}
