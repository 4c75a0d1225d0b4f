import { useIntl } from 'react-intl'
import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { decimal } from '#src/money/decimal.ts'
import { formatDecimal } from '#src/money/format.ts'
import { Amount } from '#src/ui/amount.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useText } from '#src/ui/text.ts'
import { feeOf, receivedOf } from './fee.ts'
import styles from './funds.module.css'

type ConfirmWithdrawalProps = {
  readonly value: WithdrawValue
  readonly network: CoinNetwork
  readonly busy: boolean
  readonly onAnswer: (yes: boolean) => void
}

/** Names amount, network and address once more: what has left for a network does not come back. */
export function ConfirmWithdrawal({ value, network, busy, onAnswer }: ConfirmWithdrawalProps) {
  const t = useText<AreaKeys['funds']>()
  const { locale } = useIntl()
  const { coinName: unit, money, address, memo } = value
  const amount = decimal(money)
  const exact = { unit, places: network.decimals, trim: true }
  return (
    <ConfirmDialog
      title={t('funds.confirmTitle', { amount: formatDecimal(amount, locale, exact) })}
      action={t('funds.confirmAction')}
      busy={busy}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      {t('funds.confirmText')}
      <dl className={`${styles.facts ?? ''} ${styles.confirm ?? ''}`}>
        <div>
          <dt>{t('funds.network')}</dt>
          <dd>{network.protocolName}</dd>
        </div>
        <div>
          <dt>{t('funds.address')}</dt>
          <dd>
            <code className={styles.code}>{address}</code>
          </dd>
        </div>
        {memo !== undefined && (
          <div>
            <dt>{t('funds.memo')}</dt>
            <dd>
              <code className={styles.code}>{memo}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('funds.fee')}</dt>
          <dd>
            <Amount value={feeOf(amount, network)} {...exact} />
          </dd>
        </div>
        <div className={styles.strong}>
          <dt>{t('funds.arrives')}</dt>
          <dd>
            <Amount value={receivedOf(amount, network)} {...exact} />
          </dd>
        </div>
      </dl>
    </ConfirmDialog>
  )
}
