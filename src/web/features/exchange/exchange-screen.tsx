import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { useParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useLive } from '#src/web/streams/use-live.ts'
import { LayoutSkeleton } from '#src/web/trading/layout/layout-skeleton.tsx'
import { TradingScreen } from '#src/web/trading/layout/trading-screen.tsx'
import { spot } from '#src/web/trading/products/spot/spot.ts'
import { ProductProvider } from '#src/web/trading/products/use-product.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './exchange-screen.module.css'

// On its way while the first calls are: the drawing is needed at once.
void import('#src/web/trading/chart/price-chart-canvas.ts').catch(() => {})

const { pathOf, symbolOf, tickers, usual, useMarkets } = spot.markets

/** Trading one market (FEAT-12): everything about it at one glance, for visitors too. */
export function ExchangeScreen() {
  const t = useText<AreaKeys['trading']>()
  const symbol = symbolOf(useParams()['id'] ?? '')
  const { markets, error, isFetching, refetch } = useMarkets()
  const market = markets?.find((one) => one.symbol === symbol)
  // The connection too: what is asked for when it stands is asked for once, not before and after.
  useLive(tickers(), () => null)
  if (market !== undefined && markets !== undefined)
    return (
      <ProductProvider product={spot}>
        <TradingScreen key={market.symbol} market={market} markets={markets} />
      </ProductProvider>
    )
  if (markets !== undefined)
    return (
      <div className={styles.instead}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{t('trading.unknown', { symbol })}</h1>
        </VisuallyHidden>
        <EmptyState
          icon={<DataBarVertical24Regular />}
          title={t('trading.unknown', { symbol })}
          action={
            <LinkButton to={pathOf(usual)} look="primary">
              {t('trading.unknown.go', { symbol: usual })}
            </LinkButton>
          }
        >
          {t('trading.unknown.text')}
        </EmptyState>
      </div>
    )
  if (error !== null)
    return (
      <div className={styles.instead}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{symbol}</h1>
        </VisuallyHidden>
        <ErrorState title={t('trading.failed')} onRetry={refetch} busy={isFetching}>
          {error.message}
        </ErrorState>
      </div>
    )
  return <LayoutSkeleton symbol={symbol} />
}
