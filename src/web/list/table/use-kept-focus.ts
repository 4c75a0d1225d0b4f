import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const ROWS = 'tbody > tr, ul > li'
const CONTROLS = 'button, a[href], input, select'

/** Place of the focus in a list: the element, its row, and which control of the row it is. */
type Spot = { readonly element: Element; readonly row: number; readonly control: number }

/**
 * A row that was cancelled or deleted goes, or what could be done with it does, and with it the focus: browsers give it
 * to nobody. Whoever works by keyboard goes on at the row in its place, else at the nearest below or above in which
 * something can be done, else at what an empty list offers or at the list itself. `isWhole`: all rows stand in the
 * document, so that one that goes is gone.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, isWhole: boolean): void {
  const last = useRef<Spot | null>(null)

  useEffect(() => {
    const list = frame.current
    if (list === null) return undefined
    const come = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? spotOf(list, target) : null
    }
    const leave = ({ target }: FocusEvent): void => {
      // What was left is still there in the next picture; what went with its row is not.
      requestAnimationFrame(() => {
        const left = last.current?.element
        // A dialog that asks about a row gives the focus back to it, if that row is still there then.
        if (inDialog()) return
        if (left !== undefined && left === target && left.isConnected) last.current = null
      })
    }
    list.addEventListener('focusin', come)
    list.addEventListener('focusout', leave)
    return () => {
      list.removeEventListener('focusin', come)
      list.removeEventListener('focusout', leave)
    }
  }, [frame])

  // After each drawing: nothing else tells when a row goes.
  useLayoutEffect(() => {
    const spot = last.current
    if (spot === null || spot.element.isConnected || inDialog()) return
    last.current = null
    if (!isWhole || frame.current === null || document.activeElement !== document.body) return
    const rows = [...frame.current.querySelectorAll(ROWS)].map((row) => [
      ...row.querySelectorAll<HTMLElement>(CONTROLS),
    ])
    const nearest = [...rows.slice(spot.row), ...rows.slice(0, spot.row).toReversed()]
    const controls = nearest.find(({ length }) => length > 0) ?? []
    const next = controls[Math.min(spot.control, controls.length - 1)]
    const offered = frame.current.querySelector<HTMLElement>('[data-state="empty"] :is(button, a[href])')
    if (next !== undefined) focusControl(next)
    else if (offered !== null) focusControl(offered)
    else focusList(frame.current)
  })
}

function inDialog(): boolean {
  return document.activeElement?.matches('dialog, dialog *') === true
}

/** Only for as long as it has the focus: a press somewhere in a list is not meant for all of it. */
function focusList(list: HTMLElement): void {
  list.tabIndex = -1
  list.addEventListener('blur', () => list.removeAttribute('tabindex'), { once: true })
  list.focus()
}

/** A key that is still held down has pressed what went: it does not press what is there now. */
function focusControl(control: HTMLElement): void {
  const over = new AbortController()
  const hold = (event: KeyboardEvent): void => {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    else over.abort()
  }
  control.addEventListener('keydown', hold, over)
  for (const end of ['keyup', 'blur']) control.addEventListener(end, () => over.abort(), over)
  control.focus()
}

function spotOf(list: Element, element: Element): Spot | null {
  const row = element.closest(ROWS)
  if (row === null) return null
  return {
    element,
    row: [...list.querySelectorAll(ROWS)].indexOf(row),
    control: [...row.querySelectorAll(CONTROLS)].indexOf(element),
  }
}
