import { ChartMultiple20Regular } from '@fluentui/react-icons/svg/chart-multiple'
import { DataTrending20Regular } from '@fluentui/react-icons/svg/data-trending'
import { Savings20Regular } from '@fluentui/react-icons/svg/savings'
import { Timer20Regular } from '@fluentui/react-icons/svg/timer'
import { Wallet20Regular } from '@fluentui/react-icons/svg/wallet'
import type { ReactElement } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { divide, sum } from '#src/core/money/arithmetic.ts'
import { toChartNumber } from '#src/core/money/chart.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { StatTile } from '#src/web/ui/layout/stat-tile.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Account, PATHS } from './accounts.ts'
import { shownTotals } from './assets.ts'
import type { AllAccounts } from './use-accounts.ts'
import { useOfferedAccounts } from './use-offered-accounts.ts'
import styles from './account-tiles.module.css'

const ICONS: Readonly<Record<Account, ReactElement>> = {
  spot: <Wallet20Regular />,
  swap: <ChartMultiple20Regular />,
  coinSwap: <DataTrending20Regular />,
  second: <Timer20Regular />,
  finance: <Savings20Regular />,
}

/** More would be less than a pixel. */
const SHARE_PLACES = 4

type AccountTilesProps = {
  /** The account that is open; null on the overview. */
  readonly current: Account | null
  readonly all: AllAccounts
}

/** The five accounts with what each is worth, and the way from one to another. */
export function AccountTiles({ current, all }: AccountTilesProps) {
  const t = useText<AreaKeys['wallet']>()
  const { symbol, rate } = useDisplayCurrency()
  const accounts = useOfferedAccounts()
  const worth = (account: Account): Decimal | null => {
    const { assets } = all[account]
    return assets === undefined ? null : shownTotals(assets, rate).total
  }
  const known = accounts.map(worth).filter((value) => value !== null)
  const total = sum(known)
  const isWhole = known.length === accounts.length && isPositive(total)
  return (
    <nav className={styles.tiles} aria-label={t('wallet.accounts')}>
      {accounts.map((account) => {
        const { assets, error } = all[account]
        const value = worth(account)
        const waits = assets === undefined && error === null
        return (
          <StatTile
            key={account}
            to={PATHS[account]}
            current={account === current}
            label={t(`wallet.account.${account}`)}
            icon={ICONS[account]}
            share={{
              // The bar keeps its place while it is not known how long it is.
              of: isWhole && value !== null ? toChartNumber(divide(value, total, SHARE_PLACES)) : 0,
              label: t('wallet.share'),
            }}
            value={waits ? <Skeleton width={96} height={28} /> : <Money value={value} symbol={symbol} />}
          />
        )
      })}
    </nav>
  )
}
