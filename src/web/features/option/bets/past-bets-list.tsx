import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ContractOptionOrder } from '#generated/models/contract-option-order.ts'
import { listPastOptionBetsOperation } from '#generated/operations/option.ts'
import { optionBetOf } from '#src/web/trading/products/option/option-bet.ts'
import { pastBetsRead } from '#src/web/trading/products/option/option-bets.ts'
import { optionMarkets } from '#src/web/trading/products/option/option-markets.ts'
import { pastStakeColumns, pastStakesList } from '#src/web/trading/stakes/results/past-stakes-list.tsx'
import { Amount } from '#src/web/ui/numbers/amount.tsx'

const { time, pair, direction, stake, coin, state, result } = pastStakeColumns(optionBetOf)

/** The member's settled bets. */
export const pastBetsList = pastStakesList<ContractOptionOrder, AreaKeys['option' | 'stakes']>({
  title: 'option.bets.history',
  error: 'option.bets.failed',
  none: { title: 'option.history.none', text: 'option.bets.noneText' },
  file: (t) => t('option.bets.file'),
  operation: listPastOptionBetsOperation,
  read: pastBetsRead,
  useMarkets: optionMarkets.useMarkets,
  columns: [
    time,
    pair,
    {
      id: 'round',
      header: 'option.roundName',
      cell: ({ optionNo }) => String(optionNo),
      csv: ({ optionNo }) => String(optionNo),
    },
    direction,
    stake,
    coin,
    {
      id: 'fee',
      header: 'option.fee',
      align: 'end',
      priority: 4,
      cell: ({ fee }) => <Amount value={fee} minimumPlaces={2} trim />,
      csv: ({ fee }) => fee,
    },
    {
      id: 'winFee',
      header: 'option.winFee',
      align: 'end',
      priority: 4,
      cell: (bet) => <Amount value={optionBetOf(bet).winFee} minimumPlaces={2} trim />,
      csv: (bet) => optionBetOf(bet).winFee,
    },
    state,
    result,
  ],
})
