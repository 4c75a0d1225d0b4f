import { useGetPair } from '#generated/client/market/market.ts'
import type { Market } from '../../../market.ts'
import { useSpotPairs } from '../spot-market.ts'
import type { OrderKind } from '../../../form/order-math.ts'
import { type OrderStop, stopOf } from './order-stop.ts'

/** Milliseconds between two reads: no feed tells what is stopped in a pair. An order sent in between is refused. */
const AGAIN_MS = 5_000

/**
 * Returns why the pair takes no order of this kind at the moment. Until it was read, the list of all pairs counts.
 */
export function useOrderStop({ symbol }: Market, kind: OrderKind): OrderStop | null {
  const listed = useSpotPairs('as known').data?.find((pair) => pair.symbol === symbol)
  const { data } = useGetPair(
    { symbol },
    {
      query: {
        retry: false,
        refetchInterval: AGAIN_MS,
        select: (now) => stopOf(now, kind),
      },
    },
  )
  if (data !== undefined) return data
  return listed === undefined ? null : stopOf(listed, kind)
}
