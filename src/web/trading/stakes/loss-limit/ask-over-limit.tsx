import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { StakeOrder } from '../order/use-stake-order.ts'
import styles from './loss-limit.module.css'

/** Asks before a stake that could pass the member's own limit. */
export function AskOverLimit({ order }: { readonly order: StakeOrder }) {
  const t = useText<AreaKeys['stakes']>()
  const { locale } = useIntl()
  const { asked, loss, limit, outcomes, coin, sending } = order
  if (asked === null || limit === null || outcomes === null) return null
  const write = (value: Decimal | null): string => formatDecimal(value, locale, { trim: true, unit: coin })
  return (
    <ConfirmDialog
      title={t('stakes.limit.ask')}
      action={t('stakes.limit.pass', { amount: write(outcomes.cost) })}
      back={t('stakes.limit.keep')}
      busy={sending !== null}
      onConfirm={() => void order.confirm(asked)}
      onCancel={order.dismiss}
    >
      {t(loss === null ? 'stakes.limit.unknown' : 'stakes.limit.askText')}
      <dl className={styles.facts}>
        <div>
          <dt>{t('stakes.limit.loss')}</dt>
          <dd>{write(loss?.lost ?? null)}</dd>
        </div>
        <div>
          <dt>{t('stakes.limit.running')}</dt>
          <dd>{write(loss?.running ?? null)}</dd>
        </div>
        <div>
          <dt>{t('stakes.limit.thisStake')}</dt>
          <dd>{write(outcomes.cost)}</dd>
        </div>
        <div>
          <dt>{t('stakes.limit.yours.short')}</dt>
          <dd>{write(limit)}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  )
}
