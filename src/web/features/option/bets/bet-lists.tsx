import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionCoin } from '#generated/models/contract-option-coin.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import type { Market } from '#src/web/trading/market.ts'
import panel from '#src/web/trading/orders/orders.module.css'
import { DayResult } from '#src/web/trading/stakes/loss-limit/day-result.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { pastBetsList } from './past-bets-list.tsx'
import { type RunningBet, RunningBets } from './running-bets.tsx'

export type BetListsProps = {
  readonly market: Market
  readonly coin: ContractOptionCoin
  readonly running: readonly RunningBet[]
}

/** The member's running and settled bets. */
export function BetLists({ market, coin, running }: BetListsProps) {
  const t = useText<AreaKeys['option']>()
  const [tab, setTab] = useState<'running' | 'past'>('running')
  return (
    <div className={panel.panel}>
      <Tabs
        label={t('option.bets')}
        size="small"
        value={tab}
        tabs={[
          { value: 'running', label: t('option.bets.running'), count: running.length },
          { value: 'past', label: t('option.bets.history') },
        ]}
        onChange={setTab}
      >
        <div className={panel.tools}>
          <DayResult coin={coin.baseSymbol} />
        </div>
        <div className={panel.scroll}>
          {tab === 'running' ? <RunningBets market={market} coin={coin} bets={running} /> : <PastBets />}
        </div>
      </Tabs>
    </div>
  )
}

const PastBets = () => <List list={useList(pastBetsList)} />
