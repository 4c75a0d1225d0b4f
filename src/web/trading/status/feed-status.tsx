import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Health } from '#src/web/streams/live.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import styles from './feed-status.module.css'
import { useProduct } from '../products/use-product.tsx'

const NAMES = {
  loading: 'trading.feed.loading',
  live: 'trading.feed.live',
  delayed: 'trading.feed.delayed',
  offline: 'trading.feed.offline',
} as const satisfies Record<Health, string>

/** Returns the health of the market's book feed. */
export const useHealth = (market: Market): Health =>
  useLive(useProduct().book(market), ({ health }) => health)

/** The state of the feed: Live, Delayed or Offline, as a word and a shape. */
export function FeedStatus({ market }: { readonly market: Market }) {
  const t = useText<AreaKeys['trading']>()
  const health = useHealth(market)
  return (
    <output className={styles.status} data-health={health}>
      <span className={styles.mark} aria-hidden="true" />
      {t(NAMES[health])}
    </output>
  )
}
