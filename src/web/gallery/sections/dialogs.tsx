import { useId, useState } from 'react'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { DialogHead } from '#src/web/ui/overlays/dialog-head.tsx'
import { Modal } from '#src/web/ui/overlays/modal.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

export function Dialogs() {
  const [open, setOpen] = useState(false)
  const [details, setDetails] = useState(false)
  const id = useId()
  return (
    <div className={styles.grid}>
      <Cell title="Confirm">
        <Button onClick={() => setOpen(true)}>Withdraw</Button>
        {open && (
          <ConfirmDialog
            title="Withdraw 0.12000000 BTC?"
            action="Withdraw"
            onConfirm={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          >
            To bc1q 8v3k … 72fm over Bitcoin. This cannot be taken back.
          </ConfirmDialog>
        )}
      </Cell>
      <Cell title="Dialog with a head">
        <Button onClick={() => setDetails(true)}>Details</Button>
        {details && (
          <Modal labelledBy={id} onClose={() => setDetails(false)}>
            <DialogHead id={id} title="Withdrawal details" onClose={() => setDetails(false)} />
            <p className={styles.pad}>0.12000000 BTC over Bitcoin</p>
          </Modal>
        )}
      </Cell>
      <Cell title="Toasts">
        <div className={styles.row}>
          <Button
            onClick={() => showToast({ kind: 'success', title: 'Order placed', text: 'Buy 0.1210 BTC' })}
          >
            Success
          </Button>
          <Button
            onClick={() => showToast({ kind: 'error', title: 'Network error: no answer from the server' })}
          >
            Error
          </Button>
          <Button
            onClick={() =>
              showToast({
                kind: 'error',
                title: 'This part could not be loaded',
                action: { label: 'Reload the page', onPress: () => window.location.reload() },
              })
            }
          >
            With an action
          </Button>
        </div>
      </Cell>
    </div>
  )
}
