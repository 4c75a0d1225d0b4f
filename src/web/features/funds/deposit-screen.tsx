import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Wallet16Regular } from '@fluentui/react-icons/svg/wallet'
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useGetWallet, useListCoins } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { CoinCatalogue } from '#generated/models/coin-catalogue.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { Amount } from '#src/web/ui/numbers/amount.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { CoinChoice } from './coin-choice.tsx'
import { DepositAddress } from './deposit-address.tsx'
import { DepositRecords } from './deposit-records.tsx'
import { LossWarning } from './loss-warning.tsx'
import { NetworkChoice } from './network-choice.tsx'
import { coinsOf, networksOf } from './networks.ts'
import { useCoinAndNetwork } from './use-coin-and-network.ts'
import { LoadingSkeleton } from './loading-skeleton.tsx'
import styles from './funds.module.css'

/** /recharge: coin, network, address, and what came in (FEAT-08, ENT-10, STATE-02). */
export function DepositScreen() {
  const t = useText<AreaKeys['funds']>()
  const { data, error, isFetching, refetch } = useListCoins({ query: { select: dataOf } })
  return (
    <Page title={t('funds.deposit')}>
      <div className={styles.split}>
        <Card className={styles.main}>
          {data !== undefined ? (
            <Place catalogue={data} />
          ) : error !== null ? (
            <ErrorState title={t('funds.coinsError')} busy={isFetching} onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          ) : (
            <LoadingSkeleton />
          )}
        </Card>
        <Card labelledBy="deposit-notes" className={styles.aside}>
          <h2 id="deposit-notes" className={styles.title}>
            {t('funds.howDeposit')}
          </h2>
          <ul className={styles.notes}>
            <li>
              <Wallet16Regular aria-hidden />
              {t('funds.depositNote.send')}
            </li>
            <li>
              <Clock16Regular aria-hidden />
              {t('funds.depositNote.wait')}
            </li>
          </ul>
          <LossWarning>{t('funds.depositNote.wrong')}</LossWarning>
        </Card>
      </div>
      <DepositRecords />
    </Page>
  )
}

function Place({ catalogue }: { readonly catalogue: CoinCatalogue }) {
  const t = useText<AreaKeys['funds']>()
  const coins = coinsOf(catalogue, 'in')
  const { unit, networks, network, go } = useCoinAndNetwork(
    coins.map((coin) => coin.unit),
    (coin) => networksOf(catalogue, coin, 'in'),
  )
  if (unit === null)
    return (
      <EmptyState icon={<ArrowDownload24Regular />} title={t('funds.depositsClosed')}>
        {t('funds.closedText')}
      </EmptyState>
    )
  return (
    <div className={styles.steps}>
      <div>
        <CoinChoice coins={coins} value={unit} onChange={(coin) => go(coin)} />
        <Held unit={unit} />
      </div>
      <NetworkChoice
        networks={networks}
        value={network?.protocol ?? null}
        onChange={(protocol) => go(unit, protocol)}
      />
      {network !== null && (
        <section className={styles.deposit} aria-live="polite">
          <DepositAddress key={network.protocol} network={network} />
        </section>
      )}
    </div>
  )
}

/** Shows the coin's balance in the spot account. */
function Held({ unit }: { readonly unit: string }) {
  const t = useText<AreaKeys['funds']>()
  const { data } = useGetWallet(unit, { query: { select: dataOf } })
  return (
    <p className={styles.held}>
      {t('funds.held')} <Amount value={data?.balance ?? null} unit={unit} trim />
    </p>
  )
}
