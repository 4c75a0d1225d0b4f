import type { Health } from '#src/web/streams/live.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '../market.ts'
import { useProduct } from '../products/use-product.tsx'
import { HealthStatus } from './health-status.tsx'

/** Returns the health of the market's book feed. */
export const useHealth = (market: Market): Health =>
  useLive(useProduct().book(market), ({ health }) => health)

/** The state of the market's feed. */
export const FeedStatus = ({ market }: { readonly market: Market }) => (
  <HealthStatus health={useHealth(market)} />
)
