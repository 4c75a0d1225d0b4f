import { DataBarVertical24Regular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { useParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { tradePath } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useLive } from '#src/web/streams/use-live.ts'
import { liveThumbs } from '#src/web/trading/live/live-thumbs.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { symbolOf, useMarkets } from '#src/web/trading/market.ts'
import styles from './exchange-screen.module.css'
import { ExchangeSkeleton } from './exchange-skeleton.tsx'
import { TradingFloor } from './trading-floor.tsx'

// On its way while the first calls are: the drawing is needed at once.
void import('#src/web/trading/chart/price-chart-canvas.ts').catch(() => {})

/** Where one goes from a market that there is not. */
const USUAL = 'BTC/USDT'

/** Trading one market (FEAT-12): everything about it at one glance, for visitors too. */
export function ExchangeScreen() {
  const t = useText<AreaKeys['trading']>()
  const { id = '' } = useParams()
  const { markets, market, error, isFetching, refetch } = useMarkets(id)
  // The connection too: what is asked for when it stands is asked for once, not before and after.
  useLive(liveThumbs(), () => null)
  if (market !== undefined && market !== null && markets !== undefined)
    return <TradingFloor key={market.symbol} market={market} markets={markets} />
  if (market === null)
    return (
      <div className={styles.instead}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{t('trading.unknown', { symbol: symbolOf(id) })}</h1>
        </VisuallyHidden>
        <EmptyState
          icon={<DataBarVertical24Regular />}
          title={t('trading.unknown', { symbol: symbolOf(id) })}
          action={
            <LinkButton to={tradePath(USUAL)} look="primary">
              {t('trading.unknown.go', { symbol: USUAL })}
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
          <h1 tabIndex={-1}>{symbolOf(id)}</h1>
        </VisuallyHidden>
        <ErrorState title={t('trading.failed')} onRetry={refetch} busy={isFetching}>
          {error.message}
        </ErrorState>
      </div>
    )
  return <ExchangeSkeleton symbol={symbolOf(id)} />
}
