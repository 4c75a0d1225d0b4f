import { placeCoinSwapClosingOrderOperation } from '#generated/operations/coin-swap.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { perpetualMath } from '../../perpetual/math/perpetual-math.ts'
import type { Perpetual } from '../../perpetual/perpetual.ts'
import { contractOrders } from '../../perpetual-wire/contract-orders.ts'
import { marksOf } from '../../perpetual-wire/marks.ts'
import { RecordsChunk } from '../../perpetual-wire/records-chunk.ts'
import { coinSwapPositionCalls } from './coin-swap-calls.ts'
import { useCoinSwapAccounts, useCoinSwapPositions } from './coin-swap-holdings.ts'
import { coinSwapKind } from './coin-swap-kind.ts'
import { coinSwapLists } from './coin-swap-markets.ts'
import { coinSwapOrderCalls } from './coin-swap-order-calls.ts'
import { coinSwapTickers } from './coin-swap-tickers.ts'
import { coinSwapTopics } from './coin-swap-topics.ts'

/** Perpetual contracts that are margined in their coin. */
export const coinSwapPerpetual: Perpetual = {
  product: coinSwapKind.product,
  transferSearch: (symbol) => `?transfer=spot-coin-swap&coin=${symbol.split('/')[0] ?? ''}`,
  useContracts: coinSwapLists.useContracts,
  usePositions: useCoinSwapPositions,
  useAccounts: useCoinSwapAccounts,
  positionCalls: coinSwapPositionCalls,
  ...contractOrders(coinSwapKind, coinSwapOrderCalls, coinSwapTopics.pollMs),
  Records: RecordsChunk,
  marginCoin: ({ base }) => base,
  listen: coinSwapTopics.listen,
  readAgain: () => markStale(placeCoinSwapClosingOrderOperation),
  marks: marksOf(coinSwapTickers),
  math: perpetualMath(coinSwapKind.arithmetic),
  forms: async () => (await import('./position-forms.ts')).coinSwapPositionForms,
}
