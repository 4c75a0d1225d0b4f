import { useListThumbTrends } from '#generated/client/market/market.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

const HOUR_MS = 3_600_000
const NONE: readonly Decimal[] = []

const trendsOf = (thumbs: readonly CoinThumb[]): ReadonlyMap<string, readonly Decimal[]> =>
  new Map(thumbs.map(({ symbol, trend }) => [symbol, trend ?? NONE]))

/** Returns hourly prices of 24 hours by symbol; read again when there can be a new one. */
export const useSpotTrends = (): ReadonlyMap<string, readonly Decimal[]> | undefined =>
  useListThumbTrends({ query: { staleTime: HOUR_MS, select: trendsOf } }).data
