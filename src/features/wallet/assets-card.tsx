import { Input, Switch } from '@fluentui/react-components'
import { Search16Regular, Search24Regular } from '@fluentui/react-icons/svg/search'
import { Wallet24Regular } from '@fluentui/react-icons/svg/wallet'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { DisplayCurrency } from '#src/session/currency.ts'
import { useStore } from '#src/session/hooks.ts'
import { moneyText } from '#src/ui/amount.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useText } from '#src/ui/text.ts'
import { AssetList } from './asset-list.tsx'
import { AssetTable } from './asset-table.tsx'
import { type Asset, inCurrency, isSmall, matches, SMALL_USD, sorted, type Sorting } from './assets.ts'
import { walletPreferences } from './preferences.ts'
import styles from './wallet.module.css'

type AssetsCardProps = { readonly assets: readonly Asset[]; readonly currency: DisplayCurrency }

/** All coins: searched, sorted, small ones hidden on wish (and counted). */
export function AssetsCard({ assets, currency }: AssetsCardProps) {
  const t = useText<AreaKeys['wallet']>()
  const { locale } = useIntl()
  const preferences = useStore(walletPreferences)
  const { hideSmall } = preferences
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>({ by: 'value', descending: true })

  const found = assets.filter((asset) => matches(asset, search))
  const hidden = hideSmall ? found.filter(isSmall).length : 0
  const rows = sorted(hideSmall ? found.filter((asset) => !isSmall(asset)) : found, sorting)
  const setHideSmall = (hide: boolean): void => walletPreferences.set({ ...preferences, hideSmall: hide })
  const limit = moneyText(inCurrency(SMALL_USD, currency.rate), currency.symbol, locale)
  return (
    <Card labelledBy="wallet-assets" className={styles.assets}>
      <div className={styles.bar}>
        <h2 id="wallet-assets" className={styles.heading}>
          {t('wallet.assets')}
        </h2>
        <Switch
          className={styles.switch}
          labelPosition="before"
          label={t('wallet.hideSmall')}
          checked={hideSmall}
          onChange={(_, { checked }) => setHideSmall(checked)}
        />
        <Input
          className={styles.search}
          type="search"
          contentBefore={<Search16Regular />}
          aria-label={t('wallet.search')}
          placeholder={t('wallet.search')}
          value={search}
          onChange={(_, { value }) => setSearch(value)}
        />
      </div>
      {rows.length > 0 ? (
        <>
          <AssetTable rows={rows} currency={currency} sorting={sorting} onSort={setSorting} />
          <AssetList rows={rows} currency={currency} />
        </>
      ) : found.length === 0 ? (
        <EmptyState
          icon={<Search24Regular />}
          title={t('wallet.noMatch')}
          action={<Button onClick={() => setSearch('')}>{t('wallet.allCoins')}</Button>}
        >
          {t('wallet.noMatchText', { search })}
        </EmptyState>
      ) : (
        <EmptyState icon={<Wallet24Regular />} title={t('wallet.empty')}>
          {t('wallet.emptyText')}
        </EmptyState>
      )}
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
