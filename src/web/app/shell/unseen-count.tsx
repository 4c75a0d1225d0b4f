import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { unseenOrders } from '#src/web/session/unseen-orders.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './unseen-count.module.css'

/** The number of C2C orders with news, beside the name of a link. */
export function UnseenCount() {
  const t = useText<AreaKeys['shell-parts']>()
  const count = useStore(unseenOrders).size
  if (count === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{`, ${t('shell.c2c.unseen', { count })}`}</VisuallyHidden>
    </>
  )
}
