import { Info16Regular } from '@fluentui/react-icons/svg/info'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { Change, Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Profit } from './profit.ts'
import styles from './profit-sum.module.css'

type ProfitSumProps = {
  /** When the period begins. */
  readonly from: Instant | null
  /** Null while it is on its way. */
  readonly result: Profit | null
}

/** The sum that explains the curve: first value + deposits − withdrawals + profit = value now. */
export function ProfitSum({ from, result }: ProfitSumProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale } = useIntl()
  const { symbol } = useDisplayCurrency()
  const {
    start = null,
    inflow = null,
    outflow = null,
    profit = null,
    percent = null,
    end = null,
  } = result ?? {}
  return (
    <>
      <dl className={styles.sum}>
        <Part name={t('wallet.on', { day: formatInstant(from, locale, 'date') })}>
          <Money value={start} symbol={symbol} />
        </Part>
        <Part sign="+" name={t('wallet.deposits')}>
          <Money value={inflow} symbol={symbol} /> {result !== null && <small>{result.inflows}×</small>}
        </Part>
        <Part sign="−" name={t('wallet.withdrawals')}>
          <Money value={outflow} symbol={symbol} /> {result !== null && <small>{result.outflows}×</small>}
        </Part>
        <Part sign="+" name={t('wallet.profit')}>
          <Gain value={profit} currency={symbol} />{' '}
          {percent !== null && (
            <small>
              <Change percent={percent} />
            </small>
          )}
        </Part>
        <Part sign="=" name={t('wallet.now')}>
          <Money value={end} symbol={symbol} />
        </Part>
      </dl>
      <p className={styles.note}>
        <Info16Regular /> {t('wallet.profitNote')}
      </p>
    </>
  )
}

type PartProps = { readonly sign?: string; readonly name: string; readonly children: ReactNode }

const Part = ({ sign, name, children }: PartProps) => (
  <div>
    <dt>{name}</dt>
    <dd {...(sign !== undefined && { 'data-sign': sign })}>{children}</dd>
  </div>
)
