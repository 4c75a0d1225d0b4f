import type { AreaKeys } from '#generated/messages/keys.ts'
import { useIntl } from 'react-intl'
import type { Decimal } from '#src/money/decimal.ts'
import { formatDecimal } from '#src/money/format.ts'
import { useText } from '#src/ui/text.ts'
import type { Way } from './accounts.ts'
import styles from './transfer.module.css'

type BalancesProps = {
  readonly way: Way
  readonly unit: string | null
  /** What the spot account holds of the coin; null while unknown. */
  readonly spot: Decimal | null
}

/** What both sides hold of the coin, as far as anybody tells. */
export function Balances({ way, unit, spot }: BalancesProps) {
  const t = useText<AreaKeys['transfer']>()
  const { locale } = useIntl()
  const format = unit === null ? {} : { unit }
  const textOf = (account: Way['from']): string =>
    account === 'spot' && spot !== null
      ? t('transfer.balance', { amount: formatDecimal(spot, locale, { ...format, trim: true }) })
      : t('transfer.unknownBalance')
  return (
    <dl className={styles.balances}>
      {([way.from, way.to] as const).map((account) => (
        <div key={account}>
          <dt>{t(`transfer.account.${account}`)}</dt>
          <dd>{textOf(account)}</dd>
        </div>
      ))}
    </dl>
  )
}
