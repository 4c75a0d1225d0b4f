import type { AreaKeys } from '#generated/messages/keys.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useOpenCount } from '../products/product-hooks.ts'

type CancelAllProps = {
  /** The market; null for all markets. */
  readonly symbol: string | null
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The confirmation before all open orders are cancelled: it says in which market, and how many if known. */
export function CancelAll({ symbol, ...asked }: CancelAllProps) {
  const t = useText<AreaKeys['trading']>()
  const count = useOpenCount(symbol)
  return (
    <ConfirmDialog
      title={t('trading.cancel.askAll', { count: count ?? 0 })}
      action={t('trading.cancel.all')}
      back={t('trading.ask.back')}
      {...asked}
    >
      {symbol === null ? t('trading.cancel.ofAll') : t('trading.cancel.ofMarket', { symbol })}
    </ConfirmDialog>
  )
}
