import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { useListWallets } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WalletsResponse } from '#generated/models/wallets-response.ts'
import { useDisplayCurrency, useStore } from '#src/session/hooks.ts'
import { AmountsHidden } from '#src/ui/amount.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import { AllocationCard } from './allocation-card.tsx'
import { assetOf } from './assets.ts'
import { AssetsCard } from './assets-card.tsx'
import { walletPreferences } from './preferences.ts'
import { TotalCard } from './total-card.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import styles from './wallet.module.css'

const assetsOf = ({ data }: WalletsResponse) => data.map(assetOf)

/** /money: the spot wallet, coin by coin and all together (FEAT-07, ENT-07). */
export function WalletScreen() {
  const t = useText<AreaKeys['wallet']>()
  const { data: assets, error, isFetching, refetch } = useListWallets({ query: { select: assetsOf } })
  const currency = useDisplayCurrency()
  const { hideAmounts } = useStore(walletPreferences)
  return (
    <Page
      title={t('wallet.title')}
      actions={
        <LinkButton to="/money?transfer=spot-swap" icon={<ArrowSwap16Regular />}>
          {t('wallet.transfer')}
        </LinkButton>
      }
    >
      {assets !== undefined ? (
        <AmountsHidden value={hideAmounts}>
          <div className={styles.top}>
            <TotalCard assets={assets} currency={currency} />
            <AllocationCard assets={assets} currency={currency} />
          </div>
          <AssetsCard assets={assets} currency={currency} />
        </AmountsHidden>
      ) : error !== null ? (
        <Card>
          <ErrorState title={t('wallet.error')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <WalletSkeleton />
      )}
    </Page>
  )
}
