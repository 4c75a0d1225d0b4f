/**
 * Hooks of the current product. They are called only here, because a provider never changes its product while a part
 * is shown: another product is another screen.
 */
/* oxlint-disable react/hooks -- a provider never changes its product, see above */
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Order } from '../orders/order.ts'
import type { OwnPrices } from '../book/own-prices.ts'
import type { Market } from '../market.ts'
import type { QueryState, CancelCalls, ChartMarks, FavouriteCalls, ListedMarkets } from './product.ts'
import { useBoardMarkets, useProduct, useProductMarkets, useProductOrders } from './use-product.tsx'

export const useMarkets = (): ListedMarkets => useProductMarkets().useMarkets()

export const useTrends = (): ReadonlyMap<string, readonly Decimal[]> | undefined =>
  useBoardMarkets().useTrends()

export const useFavouriteCalls = (isMember: boolean): FavouriteCalls | null =>
  useProductMarkets().useFavouriteCalls(isMember)

export const useOpenOrders = (): QueryState<readonly Order[]> => useProductOrders().useOpen()

export const useOpenCount = (symbol: string | null): number | null => useProductOrders().useOpenCount(symbol)

export const usePastOrders = (symbol: string | null): QueryState<readonly Order[]> =>
  useProductOrders().usePast(symbol)

export const useCancelCalls = (): CancelCalls => useProductOrders().useCancelCalls()

export const useOwnPrices = (market: Market): OwnPrices => useProduct().useOwnPrices(market)

export const useChartMarks = (market: Market): ChartMarks => useProduct().useChartMarks(market)
