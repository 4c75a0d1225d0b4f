import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { optionPath } from '#src/web/paths/paths.ts'
import type { Market } from '#src/web/trading/market.ts'
import panel from '#src/web/trading/panel.module.css'
import type { OptionBet } from '#src/web/trading/products/option/option-bet.ts'
import type { OptionRounds } from '#src/web/trading/products/option/option-rounds.ts'
import type { OptionBetForm } from '#src/web/trading/products/option/use-option-bet.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { BetForm } from './bet-form.tsx'
import { PlacedBet } from './placed-bet.tsx'
import { RoundFacts } from './round-facts.tsx'
import styles from './rounds.module.css'
import type { OptionPicks } from './use-picks.ts'

type BettingRoundProps = {
  readonly market: Market
  readonly markets: readonly Market[]
  readonly coin: ContractOptionCoin
  readonly rounds: OptionRounds
  /** The member's bet on the round; undefined while it is not known. */
  readonly placed: OptionBet | null | undefined
  readonly order: OptionBetForm
  readonly picks: OptionPicks
}

/** The round that is bet on: its time, the stakes of all, and the form, or the member's bet. */
export function BettingRound(props: BettingRoundProps) {
  const t = useText<AreaKeys['option']>()
  const { market, markets, coin, rounds, placed, order, picks } = props
  const { betting: round, error } = rounds
  if (round === undefined)
    return error === null ? (
      <div className={styles.waiting}>
        <Skeleton height="100%" />
      </div>
    ) : (
      <ErrorState title={t('option.rounds.failed')} onRetry={rounds.refetch} busy={rounds.isFetching}>
        {error.message}
      </ErrorState>
    )
  if (round === null) return <NoRound market={market} markets={markets} />
  return (
    <>
      <header className={`${panel.head ?? ''} ${styles.title ?? ''}`}>
        <h2 className={panel.title}>{t('option.round', { round: String(round.number) })}</h2>
        <Badge tone={picks.isOpen ? 'active' : 'waiting'}>
          {t(picks.isOpen ? 'option.open' : 'option.closed')}
        </Badge>
      </header>
      <div className={styles.round}>
        <RoundFacts round={round} coin={coin.baseSymbol} />
        {placed === null || placed === undefined ? (
          <BetForm coin={coin} order={order} picks={picks} />
        ) : (
          <PlacedBet coin={coin} bet={placed} />
        )}
      </div>
    </>
  )
}

/** MSG-20: no round takes bets. */
function NoRound({ market, markets }: Pick<BettingRoundProps, 'market' | 'markets'>) {
  const t = useText<AreaKeys['option']>()
  const other = markets.find(({ symbol }) => symbol !== market.symbol)
  return (
    <output className={styles.none}>
      <EmptyState
        icon={<Timer24Regular />}
        title={t('option.none')}
        action={
          other && (
            <LinkButton to={optionPath(other.symbol)}>
              {t('option.unknown.go', { symbol: other.symbol })}
            </LinkButton>
          )
        }
      >
        {t('option.none.text')}
      </EmptyState>
    </output>
  )
}
