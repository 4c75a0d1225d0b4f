import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type ChangedFigure, ChangeTable } from '../dialogs/change-table.tsx'
import styles from '../dialogs/dialogs.module.css'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'

type MarginDialogProps = {
  readonly title: string
  readonly figures: readonly ChangedFigure[]
  /** Why the change is refused; null while nothing forbids it. */
  readonly refused: string | null
  readonly submit: string
  readonly canSubmit: boolean
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that changes how an account secures positions, with the figures that change by it. */
export function MarginDialog(props: MarginDialogProps) {
  const { title, figures, refused, submit, canSubmit, busy, onSubmit, onClose, children } = props
  const t = useText<AreaKeys['trading']>()
  return (
    <TitledDialog title={title} busy={busy} onClose={onClose}>
      {children}
      <ChangeTable figures={figures} />
      {refused !== null && (
        <p className={styles.note} data-tone="error" role="alert">
          {refused}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onClose} disabled={busy}>
          {t('trading.ask.back')}
        </Button>
        <Button look="primary" size="large" onClick={onSubmit} busy={busy} disabled={!canSubmit}>
          {submit}
        </Button>
      </div>
    </TitledDialog>
  )
}
