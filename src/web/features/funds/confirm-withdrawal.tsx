import { useIntl } from 'react-intl'
import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { ConfirmDialog } from '#src/web/ui/overlays/confirm-dialog.tsx'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
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
      <Facts className={styles.confirm}>
        <Fact name={t('funds.network')}>{network.protocolName}</Fact>
        <Fact name={t('funds.address')}>
          <code className={styles.code}>{address}</code>
        </Fact>
        {memo !== undefined && (
          <Fact name={t('funds.memo')}>
            <code className={styles.code}>{memo}</code>
          </Fact>
        )}
        <Fact name={t('funds.fee')}>
          <Amount value={feeOf(amount, network)} {...exact} />
        </Fact>
        <Fact name={t('funds.arrives')} strong>
          <Amount value={receivedOf(amount, network)} {...exact} />
        </Fact>
      </Facts>
    </ConfirmDialog>
  )
}
