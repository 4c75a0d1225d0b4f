import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { DocumentBulletList16Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { OpenOrders } from '#src/web/c2c/open-orders.tsx'
import { useOpenOrders } from '#src/web/c2c/use-open-orders.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { C2C_ORDERS_PATH, c2cPath, CREATE_AD_PATH, marketsPath } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Segments } from '#src/web/ui/primitives/segments.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import styles from './c2c.module.css'
import { MarketChoicesContext } from './market/market-choices.ts'
import { offerFields, SIDES } from './market/offer-filter.ts'
import { Offers } from './market/offers.tsx'
import { useCoins, useMarketOf } from './market/use-market.ts'

const WAITING = [40, 36, ...Array.from({ length: 10 }, () => 56)]

/** /trade/:unit: ads of members who buy and sell a coin for money (ROUTE-MARKETS, FEAT-18). */
export function C2cMarketScreen() {
  const t = useText<AreaKeys['c2c']>()
  const unit = (useParams()['unit'] ?? '').toUpperCase()
  const navigate = useNavigate()
  const isMember = useSession().status === 'member'
  const { filter, change } = useFilter(offerFields)
  const coins = useCoins()
  const { orders, isLoading } = useOpenOrders()
  const market = useMarketOf(unit, filter)
  // This address was that of the spot markets of a quote coin, which is no coin of this market.
  if (coins !== undefined && coins.length > 0 && !coins.some((coin) => coin.unit === unit))
    return <Navigate to={marketsPath(unit === 'FAVOURITES' ? 'favourites' : unit)} replace />
  const units = coins === undefined || coins.length === 0 ? [unit] : coins.map((coin) => coin.unit)
  const open = (coin: string): void =>
    void navigate({ pathname: c2cPath(coin), search: window.location.search })
  return (
    <Page
      title={t('c2c.title')}
      actions={
        isMember && (
          <>
            <LinkButton to={C2C_ORDERS_PATH} icon={<DocumentBulletList16Regular />}>
              {t('c2c.myOrders')}
            </LinkButton>
            <LinkButton to={CREATE_AD_PATH} icon={<Add16Regular />}>
              {t('c2c.post')}
            </LinkButton>
          </>
        )
      }
    >
      <p className={styles.lead}>{t('c2c.lead')}</p>
      {market === null || isLoading ? (
        <Card key="waiting">
          <SkeletonRows heights={WAITING} />
        </Card>
      ) : (
        <>
          <OpenOrders orders={orders} most={2} />
          <Card>
            <div className={styles.head}>
              <Segments
                label={t('c2c.side')}
                look="side"
                size="large"
                value={filter.side}
                options={SIDES.map((value) => ({ value, label: t(`c2c.${value}`) }))}
                onChange={(side) => change({ side })}
              />
              <div className={styles.coins}>
                <Segments
                  label={t('c2c.coin')}
                  look="line"
                  value={unit}
                  options={units.map((value) => ({ value, label: value }))}
                  onChange={open}
                />
              </div>
            </div>
            <MarketChoicesContext value={market}>
              <Offers unit={unit} currency={market.currency} money={filter.money} side={filter.side} />
            </MarketChoicesContext>
          </Card>
        </>
      )}
    </Page>
  )
}
