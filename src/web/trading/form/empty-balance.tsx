import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { depositPath } from '#src/web/paths/query-paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './order-form.module.css'

/**
 * Shown in the order form when the balance is empty: links to deposit and transfer. What was typed is kept meanwhile.
 */
export function EmptyBalance({ coin }: { readonly coin: string }) {
  const t = useText<AreaKeys['trading']>()
  return (
    <p className={styles.nothing}>
      <span>{t('trading.form.nothing', { coin })}</span>
      <Link to={depositPath(coin)}>{t('trading.deposit')}</Link>
      <Link to={{ search: `?transfer=&coin=${coin}` }}>{t('trading.move')}</Link>
    </p>
  )
}
