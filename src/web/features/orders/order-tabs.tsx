import { NavLink } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { OPEN_ORDERS_PATH, ORDER_HISTORY_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './orders.module.css'

type OrderKind = 'open' | 'past'
const PATHS: Readonly<Record<OrderKind, string>> = { open: OPEN_ORDERS_PATH, past: ORDER_HISTORY_PATH }
const kinds: readonly OrderKind[] = ['open', 'past']

/** From open orders to past ones and back. */
export function OrderTabs() {
  const t = useText<AreaKeys['orders']>()
  return (
    <nav className={styles.tabs} aria-label={t('orders.which')}>
      {kinds.map((kind) => (
        <NavLink key={kind} to={PATHS[kind]} className={styles.tab ?? ''}>
          {t(`orders.title.${kind}`)}
        </NavLink>
      ))}
    </nav>
  )
}
