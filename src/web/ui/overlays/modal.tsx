import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './modal.module.css'
import { openOnTop } from './top-dialog.ts'

type ModalProps = {
  /** The name, or else the id of the heading inside that is the name. */
  readonly label?: string
  readonly labelledBy?: string
  /** Id of the text that a screen reader reads with the name. */
  readonly describedBy?: string
  /** Asks for an answer: a press beside it is none. */
  readonly alert?: boolean
  /** Called on Escape and on a press outside. The dialog's owner closes it. */
  readonly onClose: () => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A dialog over the page: the browser's own, which keeps the focus inside, gives it back, closes on Escape
 * and needs no code to be loaded. A press beside it closes it too.
 */
export function Modal({ label, labelledBy, describedBy, alert = false, ...rest }: ModalProps) {
  const { onClose, className = '', children } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it goes from the document: from outside it the browser would not give the focus back.
  useLayoutEffect(() => (dialog.current === null ? undefined : openOnTop(dialog.current)), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it, and Escape
    <dialog
      ref={dialog}
      className={`${styles.modal ?? ''} ${className}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      role={alert ? 'alertdialog' : undefined}
      // Escape is dealt with before the browser does it, which would close a dialog that has to stay at the second.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      // A phone's gesture to go back.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (!alert && event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  )
}
