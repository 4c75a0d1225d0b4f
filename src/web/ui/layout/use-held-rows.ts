import { useCallback, useMemo, useRef, useState } from 'react'

/** Milliseconds for which rows keep their places after the last movement, press or key in a list. */
export const HELD_MS = 3_000

type HeldRows<Row> = {
  /** The rows in the places that they had; new ones below. */
  readonly rows: readonly Row[]
  /** True for a row that has left the list and is only shown to keep the others in their places. */
  readonly isGone: (row: Row) => boolean
  /** Of the list's element. */
  readonly ref: (list: HTMLElement | null) => (() => void) | undefined
}

type HeldRowsOptions<Row> = {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Which list, in which order: rows of another one are not held. Null: none are. */
  readonly of: string | null
}

/**
 * Keeps rows in their places while somebody is about to press in a list: a row that goes would bring the next one under
 * the pointer, and a second press would meet that. They close up when a mouse leaves the list, else some seconds after
 * the last movement or key in it.
 */
export function useHeldRows<Row>({ rows, rowKey, of }: HeldRowsOptions<Row>): HeldRows<Row> {
  const [isHolding, setHolding] = useState(false)
  const [kept, setKept] = useState({ of, rows })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = isHolding && of !== null && of === kept.of
  const shown = isHeld ? inPlaces(kept.rows, rows, rowKey) : rows
  if (of !== null && (kept.rows !== shown || kept.of !== of)) setKept({ of, rows: shown })
  const there = useMemo(() => new Set(rows.map(rowKey)), [rows, rowKey])
  const isOn = of !== null

  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (list === null || !isOn) return undefined
      const release = (): void => {
        clearTimeout(timer.current)
        setHolding(false)
      }
      const hold = (): void => {
        clearTimeout(timer.current)
        timer.current = setTimeout(release, HELD_MS)
        setHolding(true)
      }
      // A finger leaves with each press.
      const leave = ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') release()
      }
      const over = new AbortController()
      for (const event of ['pointermove', 'pointerdown', 'keydown']) list.addEventListener(event, hold, over)
      list.addEventListener('pointerleave', leave, over)
      return () => {
        over.abort()
        release()
      }
    },
    [isOn],
  )
  return { rows: shown, isGone: (row) => !there.has(rowKey(row)), ref }
}

/** The rows as they are now where they stood, those that are gone as they were, new ones below; the same list where nothing changed. */
function inPlaces<Row>(
  kept: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): readonly Row[] {
  const left = new Map(rows.map((row) => [rowKey(row), row]))
  const stayed = kept.map((row) => {
    const key = rowKey(row)
    const now = left.get(key) ?? row
    left.delete(key)
    return now
  })
  const next = [...stayed, ...left.values()]
  return next.length === kept.length && next.every((row, at) => row === kept[at]) ? kept : next
}
