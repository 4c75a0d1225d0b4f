import { type ReactNode, useId } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { AccountRate, accountSums, LiveMoney } from '#src/web/trading/perpetual/account/account-figures.tsx'
import { usePositions } from '#src/web/trading/perpetual/perpetual-hooks.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { accountOf, type MarginAccount as MarginAccountOf } from '#src/web/trading/perpetual/holdings.ts'
import { useHoldings } from '#src/web/trading/perpetual/use-perpetual.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { TotalParts } from './total-card.tsx'
import styles from './wallet.module.css'

/** Margin mode and rate, equity, margin and unrealised profit of an account (ENT-06), as the mark prices move them. */
export function MarginAccount({ symbol = null }: { readonly symbol?: string | null }) {
  const t = useText<AreaKeys['positions' | 'wallet']>()
  const id = useId()
  const { error, isFetching, refetch } = usePositions()
  const holdings = useHoldings()
  const account = holdings === null ? undefined : accountOf(holdings, symbol)
  const mode = account?.mode
  const sumOf = (of: keyof typeof accountSums): ReactNode => (
    <LiveMoney symbol={symbol} of={accountSums[of]} signed={of === 'unrealised'} />
  )
  return (
    <Card labelledBy={id} className={styles.margin}>
      <h2 id={id}>{symbol ?? t('positions.account')}</h2>
      {holdings === null && error !== null ? (
        <ErrorState title={t('positions.failed')} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <TotalParts
          parts={[
            { name: t('wallet.marginMode'), value: mode === undefined ? '--' : t(`positions.mode.${mode}`) },
            {
              name: t(mode === 'isolated' ? 'positions.rate.highest' : 'positions.rate'),
              value: (
                <span className={styles.rate}>
                  <AccountRate symbol={symbol} />
                </span>
              ),
            },
            { name: t('positions.equity'), value: sumOf('equity') },
            { name: t('positions.used'), value: sumOf('used') },
            { name: t('positions.unrealised'), value: sumOf('unrealised') },
            { name: t('wallet.usable'), value: sumOf('usable') },
          ]}
        />
      )}
    </Card>
  )
}

/** The same of each contract that has an account of its own with something on it. */
export function MarginAccounts() {
  const holdings = useHoldings()
  if (holdings === null) return <MarginAccount />
  const isUsed = ({ symbol, balance, frozen }: MarginAccountOf): boolean =>
    isPositive(balance) || isPositive(frozen) || holdings.positions.some((each) => each.symbol === symbol)
  return holdings.accounts
    .filter(isUsed)
    .map(({ symbol }) => <MarginAccount key={symbol ?? ''} symbol={symbol} />)
}
