import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { multiply, sum } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Account } from './accounts.ts'
import { inCents } from './assets.ts'
import { profitOf } from './profit.ts'
import { ProfitSum } from './profit-sum.tsx'
import type { AllAccounts } from './use-accounts.ts'
import { useWalletValues } from './use-wallet-values.ts'
import { ValueChart } from './value-chart.tsx'
import styles from './value-chart.module.css'

const PERIODS = ['7', '30', '90', '365'] as const
type Period = (typeof PERIODS)[number]
const DAYS: Readonly<Record<Period, number>> = { 7: 7, 30: 30, 90: 90, 365: 365 }

type ValueHistoryProps = {
  readonly accounts: readonly Account[]
  readonly all: AllAccounts
  /** Present value, as shown: the end of the curve. */
  readonly total: Decimal
  /** Explains by deposits, withdrawals and profit how the first value became the last. */
  readonly explained: boolean
}

/** Shows the value of accounts over the last days, in the display currency at its present rate. */
export function ValueHistory({ accounts, all, total, explained }: ValueHistoryProps) {
  const t = useText<AreaKeys['wallet']>()
  const { formatMessage } = useIntl()
  const { rate } = useDisplayCurrency()
  const [period, setPeriod] = useState<Period>('30')
  const { rows, error, isFetching, isStale, refetch } = useWalletValues(DAYS[period], all)
  const points = rows?.map((row, index) => ({
    at: row.time,
    value:
      index === rows.length - 1 && !isStale
        ? total
        : multiply(sum(accounts.map((account) => row[account])), rate),
  }))
  const shown = (usd: Decimal): Decimal => inCents(usd, rate)
  const result = rows === undefined || isStale ? null : profitOf(rows, { accounts, shown, end: total })
  // There while the values are on their way, so that nothing below moves.
  const isExplained = explained && error === null && (rows === undefined || rows.at(-1)?.flows !== undefined)
  return (
    <div className={styles.chart}>
      <Segments
        look="chips"
        label={t('wallet.period')}
        value={period}
        options={PERIODS.map((value) => ({
          value,
          label: formatMessage({ id: 'ui.days' }, { count: DAYS[value] }),
        }))}
        onChange={setPeriod}
      />
      <ValueChart points={points} error={error} isFetching={isFetching} refetch={refetch} />
      {isExplained && <ProfitSum from={rows?.[0]?.time ?? null} result={result} />}
    </div>
  )
}
