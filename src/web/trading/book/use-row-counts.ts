import { type RefObject, useLayoutEffect, useState } from 'react'
import type { BookView } from './book-view.ts'
import type { Side } from '../live/levels.ts'

type Counts = Readonly<Record<Side, number>>

/** Row heights in pixels: touch needs more than a mouse. */
const ROW_PX = { fine: 20, coarse: 28 } as const
const MIDDLE_PX = 42
const MOST = 60

/** Returns how many whole rows each side has room for. */
export function useRowCounts(frame: RefObject<HTMLElement | null>, view: BookView): Counts {
  const [height, setHeight] = useState(0)
  const [row, setRow] = useState<number>(ROW_PX.fine)
  useLayoutEffect(() => {
    const measured = frame.current
    if (measured === null) return undefined
    const measure = (): void => {
      setHeight(measured.clientHeight)
      setRow(window.matchMedia('(pointer: coarse)').matches ? ROW_PX.coarse : ROW_PX.fine)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [frame])
  const rows = Math.max(0, Math.floor((height - MIDDLE_PX) / row))
  const half = Math.floor(rows / 2)
  const [ask, bid] = view === 'both' ? [half, half] : view === 'ask' ? [rows, 0] : [0, rows]
  return useKept({ ask: Math.min(ask, MOST), bid: Math.min(bid, MOST) })
}

/** Returns the same object while the counts stay. */
function useKept(counts: Counts): Counts {
  const [kept, setKept] = useState(counts)
  if (kept.ask === counts.ask && kept.bid === counts.bid) return kept
  setKept(counts)
  return counts
}
