import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import styles from './loss-warning.module.css'

/** What makes coins go lost for good: it looks like a warning, unlike what is only good to know. */
export function LossWarning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning} role="note">
      <Warning16Filled aria-hidden />
      <span>{children}</span>
    </p>
  )
}
