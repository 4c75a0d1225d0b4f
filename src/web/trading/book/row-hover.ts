import type { BookRow } from './rows.ts'
import type { SumTip } from './sum-tip.ts'

type Pointed = {
  readonly element: HTMLElement
  readonly buttons: readonly HTMLButtonElement[]
  readonly row: () => BookRow | null
}

export type RowHover = { readonly follow: () => void; readonly stop: () => void }

type Options = {
  readonly hosts: readonly HTMLElement[]
  readonly tip: SumTip
  readonly lineAt: (target: EventTarget | null) => Pointed | null
  readonly sumOf: (line: Pointed) => Parameters<SumTip['show']>[1] | null
}

/** Shows the sums of the row under the mouse or the focus. Not for touch: a finger covers what it points at. */
export function createRowHover({ hosts, tip, lineAt, sumOf }: Options): RowHover {
  let hovered: Pointed | null = null
  let focused: Pointed | null = null
  let isDismissed = false
  let at = { x: 0, y: 0 }

  function follow(): void {
    // Rows move under a pointer that rests.
    if (hovered !== null) hovered = lineAt(document.elementFromPoint(at.x, at.y)) ?? hovered
    const line = hovered ?? focused
    const sum = line === null || isDismissed ? null : sumOf(line)
    if (line === null || sum === null) tip.hide()
    else tip.show(line.element, sum)
  }

  function point(line: Pointed | null): void {
    if (line === hovered) return
    hovered = line
    isDismissed = false
    follow()
  }

  function focus(line: Pointed | null): void {
    for (const button of focused?.buttons ?? []) button.removeAttribute('aria-describedby')
    focused = line
    // What is described is the row that has the focus, also where a mouse was left lying on another.
    if (line !== null) hovered = null
    for (const button of focused?.buttons ?? []) button.setAttribute('aria-describedby', tip.element.id)
    isDismissed = false
    follow()
  }

  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    at = { x: clientX, y: clientY }
  }
  const onOver = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'touch') return
    at = { x: clientX, y: clientY }
    point(lineAt(target))
  }
  /** Keeps the tip open while the pointer moves from a row to the tip and back. */
  const onLeave = ({ relatedTarget }: PointerEvent): void => {
    const isNear = [tip.element, ...hosts].some(
      (near) => relatedTarget instanceof Node && near.contains(relatedTarget),
    )
    if (!isNear) point(null)
  }
  const onFocus = ({ target }: FocusEvent): void => {
    // After a press the mouse's row is shown.
    if (target instanceof Element && target.matches(':focus-visible')) focus(lineAt(target))
  }
  const onBlur = (): void => focus(null)
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    isDismissed = true
    follow()
  }

  const stops = hosts.map((host) => {
    host.addEventListener('pointermove', onMove)
    host.addEventListener('pointerover', onOver)
    host.addEventListener('pointerleave', onLeave)
    host.addEventListener('focusin', onFocus)
    host.addEventListener('focusout', onBlur)
    return () => {
      host.removeEventListener('pointermove', onMove)
      host.removeEventListener('pointerover', onOver)
      host.removeEventListener('pointerleave', onLeave)
      host.removeEventListener('focusin', onFocus)
      host.removeEventListener('focusout', onBlur)
    }
  })
  tip.element.addEventListener('pointerleave', onLeave)
  // Also while the focus is elsewhere (WCAG 1.4.13).
  document.addEventListener('keydown', onKey)
  return {
    follow,
    stop() {
      for (const stop of stops) stop()
      tip.element.removeEventListener('pointerleave', onLeave)
      document.removeEventListener('keydown', onKey)
      tip.hide()
    },
  }
}
