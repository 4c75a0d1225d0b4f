import { placeSwapClosingOrderOperation } from '#generated/operations/swap.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import type { Perpetual } from '../../perpetual/perpetual.ts'
import { swapMarks } from './feeds/swap-marks.ts'
import { useSwapOrders, useSwapPastOrders } from './orders/use-swap-orders.ts'
import { linearMath } from './positions/linear-math.ts'
import { listenToMember } from './positions/member-topics.ts'
import { usePositionCalls } from './positions/position-calls.ts'
import { useSwapAccount, useSwapContracts, useSwapPositions } from './positions/swap-holdings.ts'
import { useSwapRecords } from './records/use-swap-records.ts'

/** Perpetual contracts that are margined in USDT. */
export const swapPerpetual: Perpetual = {
  unit: 'USDT',
  transferSearch: '?transfer=spot-swap',
  useContracts: useSwapContracts,
  usePositions: useSwapPositions,
  useAccount: useSwapAccount,
  usePositionCalls,
  useOrders: useSwapOrders,
  usePastOrders: useSwapPastOrders,
  useRecords: useSwapRecords,
  listen: listenToMember,
  readAgain: () => markStale(placeSwapClosingOrderOperation),
  marks: swapMarks,
  math: linearMath,
  forms: async () => (await import('./positions/position-forms.ts')).positionForms,
}
