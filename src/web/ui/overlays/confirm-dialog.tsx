import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../primitives/button.tsx'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal.tsx'

type ConfirmDialogProps = {
  /** Names the act and the amount: "Withdraw 0.12000000 BTC?" */
  readonly title: string
  /** Names the target and what cannot be taken back. */
  readonly children: ReactNode
  /** Names the act: "Withdraw", never "OK". */
  readonly action: string
  /** Names the way back where "Cancel" could be taken for the act: orders are cancelled too. */
  readonly back?: string
  /** Look of the confirming button: `danger` where something is lost for good. */
  readonly look?: 'danger' | 'primary'
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly busy?: boolean
}

/** Asks before an act that cannot be taken back. The safe button stands first and has the focus. */
export function ConfirmDialog({
  title,
  children,
  action,
  back,
  look = 'danger',
  onConfirm,
  onCancel,
  busy = false,
}: ConfirmDialogProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <Modal
      alert
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className={styles.surface}
      onClose={() => {
        if (!busy) onCancel()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel} disabled={busy}>
          {back ?? intl.formatMessage({ id: 'ui.cancel' })}
        </Button>
        <Button look={look} size="large" onClick={onConfirm} busy={busy}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
