import { useMemo } from 'react'
import { useListThumbTrends } from '#generated/client/market/market.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { liveThumbs } from '../live/live-thumbs.ts'
import { useMarkets } from '../market.ts'
import type { MarketRow } from '../markets/market-rows.ts'

/** A market, how it stands, and its last day; no prices while nobody has them. */
export type BoardRow = MarketRow & { readonly trend: readonly Decimal[] }

const HOUR_MS = 3_600_000
const NONE: readonly Decimal[] = []

const trendsOf = (thumbs: readonly CoinThumb[]): ReadonlyMap<string, readonly Decimal[]> =>
  new Map(thumbs.map(({ symbol, trend }) => [symbol, trend ?? NONE]))

/** All markets as they stand now, in the exchange's order: undefined while the list is on its way. */
export function useBoardRows() {
  const { markets, error, isFetching, refetch } = useMarkets('')
  const thumbs = useLive(liveThumbs(), ({ state }) => state)
  // A point an hour: asked for again when there can be another one.
  const { data: trends } = useListThumbTrends({ query: { staleTime: HOUR_MS, select: trendsOf } })
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
