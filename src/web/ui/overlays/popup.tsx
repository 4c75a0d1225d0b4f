import { type ReactNode, useId, useRef, useState } from 'react'
import { useFollowOpener } from './use-follow-opener.ts'
import styles from './popup.module.css'

type PopupProps = {
  /** Names the button and what it opens. */
  readonly label: string
  readonly button: ReactNode
  readonly buttonClass: string | undefined
  /** Content of the popup; `close` closes it and gives the focus back to the button. */
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

  useFollowOpener(open, opener, panel)

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
