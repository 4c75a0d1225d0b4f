import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sum } from '#src/core/money/arithmetic.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { AmountsHidden } from '#src/web/ui/numbers/amount.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { listText } from '#src/core/text/list-text.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountTiles } from './account-tiles.tsx'
import { AllocationCard } from './allocation-card.tsx'
import { mergeAssets, shownTotals } from './assets.ts'
import { AssetsCard } from './assets-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { AssetActions } from './asset-actions.tsx'
import { walletPreferences } from './preferences.ts'
import { TotalCard } from './total-card.tsx'
import { useAccounts } from './use-accounts.ts'
import { useOfferedAccounts } from './use-offered-accounts.ts'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import styles from './wallet.module.css'

/** /money: all accounts together, what they gained or lost, and the way to each (FEAT-07). */
export function OverviewScreen() {
  const t = useText<AreaKeys['wallet']>()
  const { locale, formatMessage } = useIntl()
  const all = useAccounts()
  const { rate } = useDisplayCurrency()
  const { hideAmounts } = useStore(walletPreferences)
  const accounts = useOfferedAccounts()
  const known = accounts.flatMap((account) => {
    const { assets: own } = all[account]
    return own === undefined ? [] : [{ account, own }]
  })
  const missing = accounts.filter((account) => all[account].assets === undefined)
  const isLoading = missing.some((account) => all[account].error === null)
  const { error, isFetching } = all.spot
  const askAgain = (): void => missing.forEach((account) => all[account].refetch())
  const assets = mergeAssets(known.map(({ own }) => own))
  const total = sum(known.map(({ own }) => shownTotals(own, rate).total))
  return (
    <Page title={t('wallet.title')} actions={<AssetActions account="all" />}>
      {error !== null && all.spot.assets === undefined ? (
        <Card>
          <ErrorState title={t('wallet.error')} busy={isFetching} onRetry={askAgain}>
            {error.message}
          </ErrorState>
        </Card>
      ) : isLoading ? (
        <WalletSkeleton explained />
      ) : (
        <AmountsHidden value={hideAmounts}>
          <div className={styles.top}>
            <TotalCard
              label={t('wallet.totalAll')}
              accounts={known.map(({ account }) => account)}
              all={all}
              assets={assets}
              total={total}
              explained
            >
              {missing.length > 0 && (
                <p role="alert" className={styles.missing}>
                  {t('wallet.missing', {
                    accounts: listText(
                      missing.map((account) => t(`wallet.account.${account}`)),
                      locale,
                    ),
                  })}{' '}
                  <Button
                    size="small"
                    busy={missing.some((account) => all[account].isFetching)}
                    onClick={askAgain}
                  >
                    {formatMessage({ id: 'ui.tryAgain' })}
                  </Button>
                </p>
              )}
            </TotalCard>
            <AllocationCard assets={assets} />
          </div>
          <AccountTiles current={null} all={all} />
          <AssetsCard account="all" assets={assets} />
          <LatestCard />
        </AmountsHidden>
      )}
    </Page>
  )
}
