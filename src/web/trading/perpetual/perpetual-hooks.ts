/**
 * Hooks of the current kind of contracts. They are called only here, because a provider never changes its kind while a
 * part is shown: another product is another screen.
 */
/* oxlint-disable react/hooks -- a provider never changes its kind, see above */
import type { QueryState } from '../products/product.ts'
import type { HeldPositions } from './holdings.ts'
import type { ContractOrder } from './orders/contract-order.ts'
import type { ContractOrders, PositionCalls } from './perpetual.ts'
import { usePerpetual } from './use-perpetual.tsx'

export const usePositions = (): QueryState<HeldPositions> => usePerpetual().usePositions()

export const usePositionCalls = (): PositionCalls => usePerpetual().positionCalls

export const useContractOrders = (): ContractOrders => usePerpetual().useOrders()

export const usePastContractOrders = (symbol: string | null): QueryState<readonly ContractOrder[]> =>
  usePerpetual().usePastOrders(symbol)
