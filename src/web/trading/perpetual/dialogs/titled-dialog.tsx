import { type ReactNode, useId } from 'react'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import styles from './dialogs.module.css'

type TitledDialogProps = {
  readonly title: string
  /** Below the title: what the dialog is about. */
  readonly text?: string
  /** True while a call is on its way: the dialog waits for its outcome. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the trading screen of a contract, named by its title. */
export function TitledDialog({ title, text, busy, onClose, children }: TitledDialogProps) {
  const id = useId()
  return (
    <Modal
      labelledBy={`${id}-title`}
      {...(text !== undefined && { describedBy: `${id}-text` })}
      className={styles.surface}
      onClose={() => {
        if (!busy) onClose()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && (
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
      )}
      {children}
    </Modal>
  )
}
