import { type ReactNode, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import type { Market } from '../market.ts'
import type { AlertsDialog } from './alerts-dialog.tsx'

const load = () => import('./alerts-dialog.tsx')

type AlertsOpener = {
  /** Opens the dialog, with a price where one was chosen elsewhere (canonical decimal text). */
  readonly open: (price?: string) => void
  readonly dialog: ReactNode
}

/** The dialog of price alerts, loaded when it is first opened; an error message if that fails. */
export function useAlertsDialog(market: Market): AlertsOpener {
  const t = useText<AreaKeys['shell']>()
  const [Dialog, setDialog] = useState<typeof AlertsDialog | null>(null)

  const [chosen, setChosen] = useState<string | undefined>()

  async function open(price?: string): Promise<void> {
    try {
      const part = await load().catch(load)
      setChosen(price)
      setDialog(() => part.AlertsDialog)
    } catch {
      showToast({ kind: 'error', title: t('shell.error.failed.title'), text: t('shell.error.failed.text') })
    }
  }

  return {
    open: (price) => void open(price),
    dialog: Dialog && <Dialog market={market} price={chosen} onClose={() => setDialog(null)} />,
  }
}
