import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
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
  const t = useText<AreaKeys['swap']>()
  const { locale } = useIntl()
  const [open, setOpen] = useState<'mode' | 'leverage' | null>(null)
  const { holdings, terms, leverage } = order
  const isMember = useSession().status === 'member'
  if (!isMember || holdings === null || terms === undefined || leverage === null) return null
  const shared = { market, ordering, order, terms, holdings, leverage, onClose: () => setOpen(null) }
  return (
    <div className={styles.marginButtons}>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('swap.mode.button', { mode: t(`swap.mode.${holdings.account.mode}`) })}
        onClick={() => setOpen('mode')}
      >
        {t(`swap.mode.${holdings.account.mode}`)}
      </Button>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('swap.leverage.button', { leverage: formatDecimal(leverage, locale, { trim: true }) })}
        onClick={() => setOpen('leverage')}
      >
        {formatDecimal(leverage, locale, { trim: true })}×
      </Button>
      {open === 'mode' && <ModeDialog {...shared} />}
      {open === 'leverage' && <LeverageDialog {...shared} />}
    </div>
  )
}
