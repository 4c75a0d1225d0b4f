import type { AreaKeys } from '#generated/messages/keys.ts'
import { useIntl } from 'react-intl'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { Fact, Facts } from '#src/web/ui/layout/facts.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { TransferDirection } from './accounts.ts'
import styles from './transfer.module.css'

type BalancesProps = {
  readonly way: TransferDirection
  readonly unit: string | null
  /** Balance of the coin in the account at each end; null while unknown. */
  readonly held: Readonly<Record<keyof TransferDirection, Decimal | null>>
  /** Amount that has to stay in the account that it leaves. */
  readonly covering: Decimal
}

/** Shows the balances of the coin in both accounts, as far as they are known. */
export function Balances({ way, unit, held, covering }: BalancesProps) {
  const t = useText<AreaKeys['transfer']>()
  const { locale } = useIntl()
  const format = unit === null ? {} : { unit }
  const textOf = (balance: Decimal | null): string =>
    balance === null
      ? t('transfer.unknownBalance')
      : t('transfer.balance', { amount: formatDecimal(balance, locale, { ...format, trim: true }) })
  return (
    <>
      <Facts className={styles.balances}>
        {(['from', 'to'] as const).map((end) => (
          <Fact key={end} name={t(`transfer.account.${way[end]}`)}>
            {textOf(held[end])}
          </Fact>
        ))}
      </Facts>
      {isPositive(covering) && (
        <p className={styles.covering}>
          {t('transfer.covering', { amount: formatDecimal(covering, locale, { ...format, trim: true }) })}
        </p>
      )}
    </>
  )
}
