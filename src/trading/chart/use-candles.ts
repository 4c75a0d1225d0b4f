import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLive } from '#src/streams/use-live.ts'
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
  const isOver = useRef(false)
  useEffect(() => {
    isOver.current = false
  }, [place])
  const fresh = view.state
  const candles = useMemo(
    () => (fresh === null ? null : joined(older.of === place ? older.candles : [], fresh, period.ms)),
    [fresh, older, place, period],
  )
  const first = candles?.[0]?.time
  const askOlder = useCallback(() => {
    if (isAsking.current || isOver.current || first === undefined) return
    isAsking.current = true
    candlesBefore(place, first)
      .then((page) => {
        const before = page.filter(({ time }) => time < first)
        // A market has a first candle.
        if (before.length === 0) isOver.current = true
        else
          setOlder((now) => ({
            of: place,
            candles: [...before, ...(now.of === place ? now.candles : [])],
          }))
      })
      // What could not be had is asked for again when the edge comes near again.
      .catch(() => {})
      .finally(() => {
        isAsking.current = false
      })
  }, [place, first])
  return { candles, health: view.health, askOlder, place }
}
