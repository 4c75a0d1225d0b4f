import { formatWorth } from '#src/core/money/format.ts'
import { EARN_PATH, tradePath } from '#src/web/paths/paths.ts'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useDisplayCurrency, useStore } from '#src/web/session/hooks.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useSpotMarkets } from '#src/web/trading/products/spot/spot-market.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Account, PARTS, transferIntoPath } from './accounts.ts'
import { type Asset, inCurrency, isSmall, SMALL_USD } from './assets.ts'
import { CoinActions } from './coin-actions.tsx'
import { walletPreferences } from './preferences.ts'
import { useDayChanges } from './use-day-changes.ts'
import { useAssetColumns, useAssetCsv } from './use-asset-columns.tsx'
import styles from './assets-card.module.css'

type AssetsCardProps = { readonly account: Account | 'all'; readonly assets: readonly Asset[] }

const unitOf = ({ unit }: Asset): string => unit
const CARDS_BELOW = 840
const BY_VALUE = { column: 'value', descending: true } as const

/** All coins of an account: searched, sorted, small ones hidden on wish (and counted), and as a file. */
export function AssetsCard({ account, assets }: AssetsCardProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale } = useIntl()
  const currency = useDisplayCurrency()
  const preferences = useStore(walletPreferences)
  const { hideSmall } = preferences
  const rows = useMemo(
    () => (hideSmall ? assets.filter((asset) => !isSmall(asset)) : assets),
    [assets, hideSmall],
  )
  const setHideSmall = (hide: boolean): void => walletPreferences.set({ ...preferences, hideSmall: hide })
  const limit = formatWorth(inCurrency(SMALL_USD, currency.rate), currency.symbol, locale)
  const isEarn = account === 'finance'
  const columns = useAssetColumns(currency, useDayChanges(), PARTS[account], isEarn)
  const csvColumns = useAssetCsv(currency, PARTS[account], isEarn)
  const { markets } = useSpotMarkets()
  const acts = useCallback(
    (asset: Asset) => {
      const market = markets?.find(({ base }) => base === asset.unit)
      return <CoinActions account={account} asset={asset} market={market ? tradePath(market.symbol) : null} />
    },
    [account, markets],
  )
  const hidden = assets.length - rows.length
  const transfer = transferIntoPath(account)
  return (
    <Card labelledBy="wallet-assets" className={styles.assets}>
      <DataTable
        label={t('wallet.assets')}
        columns={columns}
        rows={rows}
        rowKey={unitOf}
        sorting={BY_VALUE}
        search={t('wallet.search')}
        cardsBelow={CARDS_BELOW}
        csv={{ name: `openbourse-${account === 'all' ? 'wallet' : account}`, columns: csvColumns }}
        actions={acts}
        filters={
          <>
            <h2 id="wallet-assets" className={styles.heading}>
              {t('wallet.assets')}
            </h2>
            <Switch look="quiet" label={t('wallet.hideSmall')} checked={hideSmall} onChange={setHideSmall} />
          </>
        }
        onClearFilters={hidden > 0 ? () => setHideSmall(false) : undefined}
        empty={{
          icon: <Wallet24Regular />,
          title: t(isEarn ? 'wallet.emptyEarn' : 'wallet.empty'),
          text: t(isEarn ? 'wallet.emptyEarnText' : 'wallet.emptyText'),
          action: isEarn ? (
            <LinkButton to={EARN_PATH}>{t('wallet.earn')}</LinkButton>
          ) : (
            transfer !== null && <LinkButton to={transfer}>{t('wallet.transfer')}</LinkButton>
          ),
        }}
      />
      <output className={hidden > 0 ? styles.hidden : undefined}>
        {hidden > 0 && (
          <>
            {t('wallet.hidden', { count: hidden, limit })}{' '}
            <button type="button" className={styles.show} onClick={() => setHideSmall(false)}>
              {t('wallet.show')}
            </button>
          </>
        )}
      </output>
    </Card>
  )
}
