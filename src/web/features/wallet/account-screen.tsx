import type { ComponentType } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { AmountsHidden, Money } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountTiles } from './account-tiles.tsx'
import { type Account, PARTS } from './accounts.ts'
import { AllocationCard } from './allocation-card.tsx'
import { shownInterest, shownTotals } from './assets.ts'
import { AssetsCard } from './assets-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { AssetActions } from './asset-actions.tsx'
import { walletPreferences } from './preferences.ts'
import { TotalCard, TotalParts } from './total-card.tsx'
import { useAccounts } from './use-accounts.ts'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import styles from './wallet.module.css'

type AccountScreenProps = {
  readonly account: Account
  /** Shows the margin and profit of the account's positions. */
  readonly MarginAccount?: ComponentType
}

/** One account, coin by coin and all together, and the way to the others (FEAT-07, ENT-07). */
export function AccountScreen({ account, MarginAccount }: AccountScreenProps) {
  const t = useText<AreaKeys['wallet']>()
  const all = useAccounts()
  const { assets, error, isFetching, refetch } = all[account]
  const { hideAmounts } = useStore(walletPreferences)
  const { symbol, rate } = useDisplayCurrency()
  const shown = assets && shownTotals(assets, rate)
  return (
    <Page title={t(`wallet.account.${account}`)} actions={<AssetActions account={account} />}>
      {assets !== undefined && shown !== undefined ? (
        <AmountsHidden value={hideAmounts}>
          <div className={styles.top}>
            <TotalCard
              label={t('wallet.total')}
              accounts={[account]}
              all={all}
              assets={assets}
              total={shown.total}
            >
              <TotalParts
                parts={[
                  ...PARTS[account].map((part) => ({
                    name: t(`wallet.${part}`),
                    value: <Money value={shown[part]} symbol={symbol} />,
                  })),
                  ...(account === 'finance'
                    ? [
                        {
                          name: t('wallet.interest'),
                          value: <Money value={shownInterest(assets, rate)} symbol={symbol} />,
                        },
                      ]
                    : []),
                ]}
              />
            </TotalCard>
            <AllocationCard assets={assets} />
          </div>
          <AccountTiles current={account} all={all} />
          {MarginAccount !== undefined && <MarginAccount />}
          <AssetsCard account={account} assets={assets} />
          {account === 'spot' && <LatestCard />}
        </AmountsHidden>
      ) : error !== null ? (
        <Card>
          <ErrorState title={t('wallet.error')} busy={isFetching} onRetry={refetch}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <WalletSkeleton />
      )}
    </Page>
  )
}

/** /spotAssets */
export const SpotScreen = () => <AccountScreen account="spot" />
/** /secondAssets */
export const SecondScreen = () => <AccountScreen account="second" />
/** /financeAssets */
export const FinanceScreen = () => <AccountScreen account="finance" />
