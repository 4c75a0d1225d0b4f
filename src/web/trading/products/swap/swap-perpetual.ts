import { placeSwapClosingOrderOperation } from '#generated/operations/swap.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { perpetualMath } from '../../perpetual/math/perpetual-math.ts'
import type { Perpetual } from '../../perpetual/perpetual.ts'
import { contractOrders } from '../../perpetual-wire/contract-orders.ts'
import { marksOf } from '../../perpetual-wire/marks.ts'
import { RecordsChunk } from '../../perpetual-wire/records-chunk.ts'
import { swapTickers } from './feeds/swap-tickers.ts'
import { swapOrderCalls } from './orders/swap-order-calls.ts'
import { useSwapAccounts, useSwapPositions } from './positions/swap-holdings.ts'
import { swapPositionCalls } from './positions/swap-position-calls.ts'
import { swapTopics } from './positions/swap-topics.ts'
import { swapKind } from './swap-kind.ts'
import { swapLists } from './swap-markets.ts'

/** Perpetual contracts that are margined in USDT. */
export const swapPerpetual: Perpetual = {
  product: swapKind.product,
  transferSearch: () => '?transfer=spot-swap',
  useContracts: swapLists.useContracts,
  usePositions: useSwapPositions,
  useAccounts: useSwapAccounts,
  positionCalls: swapPositionCalls,
  ...contractOrders(swapKind, swapOrderCalls, swapTopics.pollMs),
  Records: RecordsChunk,
  marginCoin: () => 'USDT',
  listen: swapTopics.listen,
  readAgain: () => markStale(placeSwapClosingOrderOperation),
  marks: marksOf(swapTickers),
  math: perpetualMath(swapKind.arithmetic),
  forms: async () => (await import('./positions/position-forms.ts')).swapPositionForms,
}
