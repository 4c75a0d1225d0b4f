import { type ReactNode, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Market } from '../market.ts'
import type { AlertsDialog } from './alerts-dialog.tsx'

const load = () => import('./alerts-dialog.tsx')

/** The dialog of price alerts, loaded when it is first opened; an error message if that fails. */
export function useAlertsDialog(market: Market): { readonly open: () => void; readonly dialog: ReactNode } {
  const t = useText<AreaKeys['shell']>()
  const [Dialog, setDialog] = useState<typeof AlertsDialog | null>(null)

  async function open(): Promise<void> {
    try {
      const part = await load().catch(load)
      setDialog(() => part.AlertsDialog)
    } catch {
      showToast({ kind: 'error', title: t('shell.error.failed.title'), text: t('shell.error.failed.text') })
    }
  }

  return {
    open: () => void open(),
    dialog: Dialog && <Dialog market={market} onClose={() => setDialog(null)} />,
  }
}
