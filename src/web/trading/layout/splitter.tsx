import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './splitter.module.css'
import type { PanelName, Sizes } from './use-sizes.ts'

const STEP_PX = 16

type SplitterProps = { readonly name: PanelName; readonly sizes: Sizes; readonly label: string }

/** The edge of a panel: dragged, or moved by arrow keys; a double click, or Enter, resets it. */
export function Splitter({ name, sizes, label }: SplitterProps) {
  const from = useRef<{ readonly at: number; readonly size: number } | null>(null)
  const { now, least, most, axis, to } = sizes.of(name)
  const turn = to === 'start' ? 1 : -1
  const place = (event: PointerEvent): number => (axis === 'x' ? event.clientX : event.clientY)
  const move = (event: PointerEvent, keep: boolean): void => {
    if (from.current === null) return
    sizes.set(name, from.current.size + turn * (place(event) - from.current.at), keep)
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> =
      axis === 'x' ? { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX } : { ArrowUp: -STEP_PX, ArrowDown: STEP_PX }
    const step = steps[event.key]
    if (step !== undefined) sizes.set(name, now + turn * step, true)
    else if (event.key === 'Enter') sizes.reset()
    else return
    event.preventDefault()
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved; a separator with a value can
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      className={styles.splitter}
      data-name={name}
      onKeyDown={onKey}
      onDoubleClick={sizes.reset}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { at: place(event), size: now }
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => {
        const moved = from.current !== null && place(event) !== from.current.at
        if (moved) move(event, true)
        from.current = null
      }}
    />
  )
}
