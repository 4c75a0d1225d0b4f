import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { placeOptionBetOperation } from '#generated/operations/option.ts'
import { optionBetStream } from '#generated/streams.ts'
import { PanelBoundary } from '#src/web/trading/layout/panel-boundary.tsx'
import { LastInTitle } from '#src/web/trading/layout/last-in-title.tsx'
import type { Market } from '#src/web/trading/market.ts'
import { useBetOn } from '#src/web/trading/products/option/option-bets.ts'
import { useRounds } from '#src/web/trading/products/option/option-rounds.ts'
import { useOptionBet } from '#src/web/trading/products/option/use-option-bet.ts'
import { AskOverLimit } from '#src/web/trading/stakes/loss-limit/ask-over-limit.tsx'
import { LossLimitPanel } from '#src/web/trading/stakes/loss-limit/loss-limit-panel.tsx'
import { StakeBar } from '#src/web/trading/stakes/parts/stake-bar.tsx'
import { useStakeActions } from '#src/web/trading/stakes/parts/use-stake-actions.ts'
import { useFollowStakes } from '#src/web/trading/stakes-wire/use-follow-stakes.ts'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { BetsPanel } from './bets/bets-panel.tsx'
import styles from './option-layout.module.css'
import { type OptionTab, OptionTabs } from './option-tabs.tsx'
import { OptionTicker } from './ticker/option-ticker.tsx'
import { PastRounds } from './rounds/past-rounds.tsx'
import { RoundChart } from './chart/round-chart.tsx'
import { BettingRound } from './rounds/betting-round.tsx'
import { DrawnRound } from './rounds/drawn-round.tsx'
import { OptionStatus } from './option-status.tsx'
import { usePicks } from './rounds/use-picks.ts'

const STREAMS = [optionBetStream]
/** Decimals of a day's loss. */
const PLACES = 2

type OptionRoomProps = {
  readonly market: Market
  readonly markets: readonly Market[]
  readonly coin: ContractOptionCoin
}

/** The screen of a pair: chart, the round that is bet on, the round that is drawn, past rounds, and the member's bets. */
export function OptionRoom({ market, markets, coin }: OptionRoomProps) {
  const t = useText<AreaKeys['option']>()
  const isPhone = useMedia(PHONE)
  const [tab, setTab] = useState<OptionTab>('round')
  const rounds = useRounds(coin)
  const { betting, drawing, past } = rounds
  const placed = useBetOn(market.symbol, betting)
  const drawn = useBetOn(market.symbol, drawing)
  const order = useOptionBet(market, coin, betting)
  const picks = usePicks(coin, betting, order)
  useFollowStakes(STREAMS, placeOptionBetOperation)
  useStakeActions({ onForm: () => setTab('round') })
  const shows = (each: OptionTab): boolean => !isPhone || tab === each
  return (
    <div className={styles.layout} data-tab={isPhone ? tab : undefined}>
      <PanelBoundary>
        <LastInTitle market={market} />
      </PanelBoundary>
      <PanelBoundary>
        <AskOverLimit order={order} />
      </PanelBoundary>
      <PanelBoundary panel={market.symbol} className={styles.ticker}>
        <div className={styles.ticker}>
          <OptionTicker market={market} markets={markets} coin={coin} />
        </div>
      </PanelBoundary>
      {isPhone && <OptionTabs tab={tab} onTab={setTab} />}
      {shows('round') && (
        <>
          <section className={styles.chart} aria-label={t('option.chart')}>
            <PanelBoundary panel={t('option.chart')}>
              <RoundChart market={market} rounds={rounds} />
            </PanelBoundary>
          </section>
          <section className={styles.form} aria-label={t('option.bet')}>
            <PanelBoundary panel={t('option.bet')}>
              <BettingRound
                market={market}
                markets={markets}
                coin={coin}
                rounds={rounds}
                placed={placed}
                order={order}
                picks={picks}
              />
              {drawing !== null && drawing !== undefined && (
                <DrawnRound market={market} coin={coin} round={drawing} bet={drawn ?? null} />
              )}
              <LossLimitPanel coin={coin.baseSymbol} places={PLACES} />
            </PanelBoundary>
          </section>
        </>
      )}
      {shows('results') && (
        <section className={styles.past} aria-label={t('option.past')}>
          <PanelBoundary panel={t('option.past')}>
            <PastRounds rounds={past} failure={rounds} />
          </PanelBoundary>
        </section>
      )}
      {shows('bets') && (
        <section className={styles.bets} aria-label={t('option.bets')}>
          <PanelBoundary panel={t('option.bets')}>
            <BetsPanel
              market={market}
              coin={coin}
              running={[
                ...(placed && betting ? [{ bet: placed, round: betting }] : []),
                ...(drawn && drawing ? [{ bet: drawn, round: drawing }] : []),
              ]}
            />
          </PanelBoundary>
        </section>
      )}
      <OptionStatus />
      {isPhone && tab === 'round' && picks.isOpen && placed === null && (
        <StakeBar
          operation={placeOptionBetOperation}
          order={order}
          picks={picks.picks}
          onWrong={() => document.querySelector<HTMLInputElement>('form input[name=amount]')?.focus()}
        />
      )}
    </div>
  )
}
