import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { Change, Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Account } from './accounts.ts'
import { inCents } from './assets.ts'
import { profitOf } from './profit.ts'
import type { AllAccounts } from './use-accounts.ts'
import { useWalletValues } from './use-wallet-values.ts'

type DayProfitProps = {
  readonly accounts: readonly Account[]
  readonly all: AllAccounts
  /** Present value of the accounts, as shown. */
  readonly total: Decimal
}

/** Shows the profit of the accounts in 24 hours, or since their first inflow; nothing where it is unknown. */
export function DayProfit({ accounts, all, total }: DayProfitProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale } = useIntl()
  const { symbol, rate } = useDisplayCurrency()
  const { rows, isStale } = useWalletValues(1, all)
  const shown = (usd: Decimal): Decimal => inCents(usd, rate)
  const result = rows === undefined || isStale ? null : profitOf(rows, { accounts, shown, end: total })
  if (result?.percent === undefined || result.percent === null) return null
  const { profit, percent, since } = result
  const isWholeDay = since === rows?.[0]?.time
  return (
    <span>
      <Gain value={profit} currency={symbol} /> <Change percent={percent} />{' '}
      {isWholeDay ? t('wallet.day') : t('wallet.since', { time: formatInstant(since, locale, 'minute') })}
    </span>
  )
}
