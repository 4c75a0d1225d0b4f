import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { useParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useMarkets } from '../products/product-hooks.ts'
import type { Product } from '../products/product.ts'
import { ProductProvider, useProductMarkets } from '../products/use-product.tsx'
import { LayoutSkeleton } from './layout-skeleton.tsx'
import styles from './product-screen.module.css'
import { TradingScreen } from './trading-screen.tsx'

// On its way while the first calls are: the drawing is needed at once.
void import('../chart/price-chart-canvas.ts').catch(() => {})

/** The trading screen of the market that the address names: everything about it at one glance, for visitors too. */
export const ProductScreen = ({ product }: { readonly product: Product }) => (
  <ProductProvider product={product}>
    <MarketOfAddress />
  </ProductProvider>
)

function MarketOfAddress() {
  const t = useText<AreaKeys['trading']>()
  const { pathOf, symbolOf, tickers, usual } = useProductMarkets()
  const symbol = symbolOf(useParams()['id'] ?? '')
  const { markets, error, isFetching, refetch } = useMarkets()
  const market = markets?.find((one) => one.symbol === symbol)
  // The connection too: what is asked for when it stands is asked for once, not before and after.
  useLive(tickers(), () => null)
  if (market !== undefined && markets !== undefined)
    return <TradingScreen key={market.symbol} market={market} markets={markets} />
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
