import { useMemo } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { MarketRow } from '../markets/market-rows.ts'
import { useProductMarkets } from '../products/use-product.tsx'
import { useMarkets, useTrends } from '../products/product-hooks.ts'

/** A market with its ticker and its hourly prices of 24 hours; an empty list while they are not known. */
export type BoardRow = MarketRow & { readonly trend: readonly Decimal[] }

const NONE: readonly Decimal[] = []

/** Returns all markets live, in the exchange's order; undefined while the list loads. */
export function useBoardRows() {
  const { markets, error, isFetching, refetch } = useMarkets()
  const thumbs = useLive(useProductMarkets().tickers(), ({ state }) => state)
  const trends = useTrends()
  const rows = useMemo(
    () =>
      markets?.map((market): BoardRow => ({
        market,
        thumb: thumbs?.get(market.symbol) ?? null,
        trend: trends?.get(market.symbol) ?? NONE,
      })),
    [markets, thumbs, trends],
  )
  return { rows, error, isFetching, refetch }
}
