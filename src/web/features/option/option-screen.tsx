import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { LossSources } from '#src/web/trading/stakes/loss-limit/use-day-loss.ts'
import { optionDayStakes } from '#src/web/trading/products/option/option-bets.ts'
import { optionMarkets, useOptionCoin } from '#src/web/trading/products/option/option-markets.ts'
import { secondDayStakes } from '#src/web/trading/products/second/second-orders.ts'
import { MarketsContext } from '#src/web/trading/products/use-product.tsx'
import { OptionRoom } from './option-room.tsx'
import { OptionWaiting } from './option-waiting.tsx'
import { UnknownPair } from './unknown-pair.tsx'
import styles from './option-layout.module.css'

/** The products whose losses count together. */
const SOURCES = [optionDayStakes, secondDayStakes]

/** Options: rounds that are bet on, drawn, and past, of the pair that the address names (FEAT-16). */
export const OptionScreen = () => (
  <MarketsContext value={optionMarkets}>
    <LossSources value={SOURCES}>
      <PairOfAddress />
    </LossSources>
  </MarketsContext>
)

function PairOfAddress() {
  const t = useText<AreaKeys['option']>()
  const [query] = useSearchParams()
  const { markets, error, isFetching, refetch } = optionMarkets.useMarkets()
  const asked = query.get('symbol')
  const market =
    asked === null ? markets?.[0] : markets?.find(({ symbol }) => symbol === optionMarkets.symbolOf(asked))
  const coin = useOptionCoin(market?.symbol ?? '')
  if (market !== undefined && markets !== undefined && coin !== undefined)
    return <OptionRoom key={market.symbol} market={market} markets={markets} coin={coin} />
  if (markets === undefined && error === null) return <OptionWaiting />
  const name = asked === null ? t('option.title') : optionMarkets.symbolOf(asked)
  return (
    <div className={styles.instead}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{name}</h1>
      </VisuallyHidden>
      {markets === undefined ? (
        <ErrorState title={t('option.failed')} onRetry={refetch} busy={isFetching}>
          {error?.message}
        </ErrorState>
      ) : (
        <UnknownPair name={name} first={markets[0]?.symbol} />
      )}
    </div>
  )
}
