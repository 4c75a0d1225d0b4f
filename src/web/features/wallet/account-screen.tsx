import { ArrowDownload16Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowSync16Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUpload16Regular } from '@fluentui/react-icons/svg/arrow-upload'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { AmountsHidden } from '#src/web/ui/numbers/amount.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { AccountTiles } from './account-tiles.tsx'
import { type Account, transferPath } from './accounts.ts'
import { AllocationCard } from './allocation-card.tsx'
import { AssetsCard } from './assets-card.tsx'
import { LatestCard } from './latest-card.tsx'
import { walletPreferences } from './preferences.ts'
import { TotalCard } from './total-card.tsx'
import { useAccounts } from './use-accounts.ts'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import styles from './wallet.module.css'

/** One account, coin by coin and all together, and the way to the others (FEAT-07, ENT-07). */
export function AccountScreen({ account }: { readonly account: Account }) {
  const t = useText<AreaKeys['wallet']>()
  const all = useAccounts()
  const { assets, error, isFetching, refetch } = all[account]
  const { hideAmounts } = useStore(walletPreferences)
  return (
    <Page
      title={account === 'spot' ? t('wallet.title') : t(`wallet.account.${account}`)}
      actions={<Moves account={account} />}
    >
      {assets !== undefined ? (
        <AmountsHidden value={hideAmounts}>
          <div className={styles.top}>
            <TotalCard account={account} assets={assets} />
            <AllocationCard assets={assets} />
          </div>
          <AccountTiles current={account} all={all} />
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

/** How coins come into an account and go out of it. */
function Moves({ account }: { readonly account: Account }) {
  const t = useText<AreaKeys['wallet']>()
  const transfer = transferPath(account)
  return (
    <div className={styles.moves}>
      {account === 'spot' && (
        <>
          <LinkButton to="/recharge" look="primary" icon={<ArrowDownload16Regular />}>
            {t('wallet.deposit')}
          </LinkButton>
          <LinkButton to="/withdraw" icon={<ArrowUpload16Regular />}>
            {t('wallet.withdraw')}
          </LinkButton>
        </>
      )}
      {transfer !== null && (
        <LinkButton to={transfer} icon={<ArrowSwap16Regular />}>
          {t('wallet.transfer')}
        </LinkButton>
      )}
      {account === 'spot' && (
        <LinkButton to="/convert" icon={<ArrowSync16Regular />}>
          {t('wallet.convert')}
        </LinkButton>
      )}
    </div>
  )
}

/** /money */
export const SpotScreen = () => <AccountScreen account="spot" />
/** /swapAssets */
export const SwapScreen = () => <AccountScreen account="swap" />
/** /coinSwapAssets */
export const CoinSwapScreen = () => <AccountScreen account="coinSwap" />
/** /secondAssets */
export const SecondScreen = () => <AccountScreen account="second" />
/** /financeAssets */
export const FinanceScreen = () => <AccountScreen account="finance" />
