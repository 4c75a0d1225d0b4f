/**
 * Hooks of the current product. They are called only here, because a provider never changes its product while a part
 * is shown: another product is another screen.
 */
/* oxlint-disable react/hooks -- a provider never changes its product, see above */
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Order } from '../orders/order.ts'
import type { QueryState, CancelCalls, FavouriteCalls, ListedMarkets } from './product.ts'
import { useProductMarkets, useProductOrders } from './use-product.tsx'

export const useMarkets = (): ListedMarkets => useProductMarkets().useMarkets()

export const useTrends = (): ReadonlyMap<string, readonly Decimal[]> | undefined =>
  useProductMarkets().useTrends()

export const useFavouriteCalls = (isMember: boolean): FavouriteCalls =>
  useProductMarkets().useFavouriteCalls(isMember)

export const useOpenOrders = (): QueryState<readonly Order[]> => useProductOrders().useOpen()

export const useOpenCount = (symbol: string | null): number | null => useProductOrders().useOpenCount(symbol)

export const usePastOrders = (symbol: string | null): QueryState<readonly Order[]> =>
  useProductOrders().usePast(symbol)

export const useCancelCalls = (): CancelCalls => useProductOrders().useCancelCalls()
