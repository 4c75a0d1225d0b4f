import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { useListWallets } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { WalletsResponse } from '#generated/models/wallets-response.ts'
import { useStore } from '#src/session/hooks.ts'
import { AmountsHidden } from '#src/ui/amount.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Page } from '#src/ui/page.tsx'
import { ErrorState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import type { Account } from './accounts.ts'
import { transferPath } from './accounts.ts'
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
  const account: Account = 'spot'
  const { data: assets, error, isFetching, refetch } = useListWallets({ query: { select: assetsOf } })
  const { hideAmounts } = useStore(walletPreferences)
  const transfer = transferPath(account)
  return (
    <Page
      title={t('wallet.title')}
      actions={
        <>
          <LinkButton to="/recharge" look="primary" icon={<ArrowDownload16Regular />}>
            {t('wallet.deposit')}
          </LinkButton>
          <LinkButton to="/withdraw" icon={<ArrowUpload16Regular />}>
            {t('wallet.withdraw')}
          </LinkButton>
          {transfer !== null && (
            <LinkButton to={transfer} icon={<ArrowSwap16Regular />}>
              {t('wallet.transfer')}
            </LinkButton>
          )}
        </>
      }
    >
      {assets !== undefined ? (
        <AmountsHidden value={hideAmounts}>
          <div className={styles.top}>
            <TotalCard account={account} assets={assets} />
            <AllocationCard assets={assets} />
          </div>
          <AssetsCard account={account} assets={assets} />
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
