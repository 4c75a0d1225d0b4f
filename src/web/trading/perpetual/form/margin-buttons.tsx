import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../../form/order-form.module.css'
import type { Market } from '../../market.ts'
import type { Ordering } from './ordering.ts'
import type { ContractOrderForm } from './use-contract-order.ts'

// They are loaded when somebody asks for them.
const LeverageDialog = lazyChunk(() =>
  import('./leverage-dialog.tsx').then(({ LeverageDialog: part }) => part),
)
const ModeDialog = lazyChunk(() => import('./mode-dialog.tsx').then(({ ModeDialog: part }) => part))

/** The dialogs that change how the account secures positions. */
export type MarginChange = 'mode' | 'leverage'

type MarginButtonsProps = {
  readonly order: ContractOrderForm
  readonly onOpen: (change: MarginChange) => void
}

/** Margin mode and leverage, each a button that opens its dialog; a member's only. */
export function MarginButtons({ order, onOpen }: MarginButtonsProps) {
  const t = useText<AreaKeys['swap'] | AreaKeys['positions']>()
  const { locale } = useIntl()
  const { account, leverage } = order
  const isMember = useSession().status === 'member'
  if (!isMember || account === undefined || leverage === null) return null
  const mode = t(`positions.mode.${account.mode}`)
  const multiple = formatDecimal(leverage, locale, { trim: true })
  return (
    <div className={styles.marginButtons}>
      <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('mode')}>
        <VisuallyHidden>{t('swap.mode.button', { mode })}</VisuallyHidden>
        <span aria-hidden="true">{mode}</span>
      </Button>
      <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('leverage')}>
        <VisuallyHidden>{t('swap.leverage.button', { leverage: multiple })}</VisuallyHidden>
        <span aria-hidden="true">{multiple}×</span>
      </Button>
    </div>
  )
}

type MarginDialogsProps = {
  readonly market: Market
  readonly ordering: Ordering
  readonly order: ContractOrderForm
  readonly open: MarginChange | null
  readonly onClose: () => void
}

/** The dialog that is open. It stands outside of the order form: a form in it would submit the order, too. */
export function MarginDialogs({ market, ordering, order, open, onClose }: MarginDialogsProps) {
  const { holdings, account, terms, leverage } = order
  if (open === null || holdings === null || terms === undefined || leverage === null) return null
  if (account === undefined) return null
  const shared = { market, ordering, order, terms, holdings, account, leverage, onClose }
  return <Suspense>{open === 'mode' ? <ModeDialog {...shared} /> : <LeverageDialog {...shared} />}</Suspense>
}
