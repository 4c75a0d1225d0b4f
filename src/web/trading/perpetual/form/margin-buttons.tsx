import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../../form/order-form.module.css'
import type { Market } from '../../market.ts'
import { LeverageDialog } from './leverage-dialog.tsx'
import { ModeDialog } from './mode-dialog.tsx'
import type { Ordering } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

type MarginButtonsProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
}

/** Margin mode and leverage, each a button that opens its dialog; a member's only. */
export function MarginButtons({ market, ordering, order }: MarginButtonsProps) {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const [open, setOpen] = useState<'mode' | 'leverage' | null>(null)
  const { holdings, terms, leverage } = order
  const isMember = useSession().status === 'member'
  if (!isMember || holdings === null || terms === undefined || leverage === null) return null
  const mode = t(`positions.mode.${holdings.account.mode}`)
  const multiple = formatDecimal(leverage, locale, { trim: true })
  const shared = { market, ordering, order, terms, holdings, leverage, onClose: () => setOpen(null) }
  return (
    <div className={styles.marginButtons}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('mode')}>
        <VisuallyHidden>{t('swap.mode.button', { mode })}</VisuallyHidden>
        <span aria-hidden="true">{mode}</span>
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('leverage')}>
        <VisuallyHidden>{t('swap.leverage.button', { leverage: multiple })}</VisuallyHidden>
        <span aria-hidden="true">{multiple}×</span>
      </Button>
      {open === 'mode' && <ModeDialog {...shared} />}
      {open === 'leverage' && <LeverageDialog {...shared} />}
    </div>
  )
}
