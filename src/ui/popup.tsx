import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './popup.module.css'

const GAP = 4
const EDGE = 16

type PopupProps = {
  /** Names the button and what it opens. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClass: string | undefined
  /** What opens; `close` closes it and gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode
}

/**
 * A button and what opens below it, in the browser's top layer: nothing on the page can cover or cut it, a
 * press elsewhere or Escape closes it, and no library places it.
 */
export function Popup({ label, button, buttonClass, children }: PopupProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  useLayoutEffect(() => {
    if (!open) return undefined
    const follow = (): void => {
      if (opener.current !== null && panel.current !== null) place(panel.current, opener.current)
    }
    follow()
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [open])

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
      >
        {button}
      </button>
      <dialog
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        // The browser closes it; a dialog around it stays.
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.stopPropagation()
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children(() => document.getElementById(id)?.hidePopover())}
      </dialog>
    </>
  )
}

/** Below its button, above it where there is no room, never beyond the window's edge. */
function place(panel: HTMLElement, opener: HTMLElement): void {
  const at = opener.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const below = at.bottom + GAP
  const top = below + height > window.innerHeight - EDGE ? Math.max(EDGE, at.top - GAP - height) : below
  const most = document.documentElement.clientWidth - EDGE - width
  panel.style.translate = `${Math.max(EDGE, Math.min(at.left, most))}px ${top}px`
}
