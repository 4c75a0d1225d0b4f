import { useGetPair } from '#generated/client/market/market.ts'
import type { Market } from '../../../market.ts'
import { useSpotPairs } from '../spot-market.ts'
import type { OrderKind } from '../../../form/order-math.ts'
import { type OrderStop, stopOf } from './order-stop.ts'

/** No feed tells what is stopped in a pair, so it is asked for; an order that goes out meanwhile is refused. */
const AGAIN_MS = 5_000

/** Why the pair takes no order of this kind at the moment. Until it was asked, what the list of all pairs said counts. */
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
