import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './tooltip-layer.module.css'

/** Milliseconds for which a pointer rests before the tooltip appears; the keyboard's appears at once. */
const REST_MS = 400
const GAP = 6
const EDGE = 8

type Shown = { readonly text: string; readonly anchor: Element }

/**
 * One tooltip for the whole page. It shows the `data-tooltip` of what the pointer rests on or the keyboard
 * has reached, and goes on Escape and on a press: it stays away until the pointer has left the button, as it would
 * cover what the press has brought. It repeats the accessible name of its button, so it is no content of its
 * own and hidden from screen readers. One element instead of one component per button: no library, no
 * positioning code in the first load.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown | null>(null)
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    let pressed: Element | null = null
    const show = (target: EventTarget | null, delay: number): void => {
      clearTimeout(rest)
      const anchor = target instanceof Element ? target.closest('[data-tooltip]') : null
      if (anchor === null && target instanceof Node && bubble.current?.contains(target) === true) return
      if (anchor !== pressed) pressed = null
      else if (pressed !== null) return
      const text = anchor?.getAttribute('data-tooltip') ?? ''
      if (anchor === null || text === '') setShown(null)
      else rest = setTimeout(() => setShown({ text, anchor }), delay)
    }
    const hide = (): void => {
      clearTimeout(rest)
      setShown(null)
    }
    const press = ({ target }: PointerEvent): void => {
      hide()
      pressed = target instanceof Element ? target.closest('[data-tooltip]') : null
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') show(event.target, REST_MS)
    }
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0)
    }
    const key = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide()
    }
    // It comes with the first of these, which it has not seen.
    show(document.querySelector('[data-tooltip]:hover'), REST_MS)
    if (document.activeElement?.matches(':focus-visible') === true) show(document.activeElement, 0)
    document.addEventListener('pointerover', over)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    window.addEventListener('scroll', hide, true)
    return () => {
      hide()
      document.removeEventListener('pointerover', over)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
      window.removeEventListener('scroll', hide, true)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown !== null && bubble.current !== null) place(bubble.current, shown.anchor)
  }, [shown])

  if (shown === null) return null
  return (
    <div ref={bubble} className={styles.bubble} aria-hidden="true">
      {shown.text}
    </div>
  )
}

/** Below its anchor, centred, above it where there is no room, never beyond the window's edge. */
function place(bubble: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height > window.innerHeight - EDGE ? at.top - GAP - height : below
  const left = at.left + (at.width - width) / 2
  const most = document.documentElement.clientWidth - EDGE - width
  bubble.style.transform = `translate(${Math.max(EDGE, Math.min(left, most))}px, ${top}px)`
}
