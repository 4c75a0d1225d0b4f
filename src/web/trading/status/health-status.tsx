import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Health } from '#src/web/streams/live.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './feed-status.module.css'

const NAMES = {
  loading: 'trading.feed.loading',
  live: 'trading.feed.live',
  delayed: 'trading.feed.delayed',
  offline: 'trading.feed.offline',
} as const satisfies Record<Health, string>

/** The state of a feed: Live, Delayed or Offline, as a word and a shape. */
export function HealthStatus({ health }: { readonly health: Health }) {
  const t = useText<AreaKeys['trading']>()
  return (
    <output className={styles.status} data-health={health}>
      <span className={styles.mark} aria-hidden="true" />
      {t(NAMES[health])}
    </output>
  )
}
