import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { HOME_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useConfig } from '../config-context.ts'
import styles from './logo.module.css'

/**
 * The logo: two arcs that nearly meet, as both sides of an order book. A deployment may set its own image and name.
 */
export function Logo() {
  const { brand } = useConfig()
  const t = useText<AreaKeys['shell']>()
  return (
    <Link to={HOME_PATH} className={styles.logo} aria-label={t('shell.logo', { brand: brand.name })}>
      {brand.logo === null ? <Mark /> : <img src={brand.logo} alt="" width={24} height={24} />}
      <span className={styles.name}>{brand.name}</span>
    </Link>
  )
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.6 6.6a7 7 0 0 0 0 13.9" />
      <path d="M13.4 3.5a7 7 0 0 1 0 13.9" />
    </svg>
  )
}
