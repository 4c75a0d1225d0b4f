import { Warning16Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'
import styles from './loss-warning.module.css'

/** Warns of mistakes that lose coins for good; it looks unlike a note of general advice. */
export function LossWarning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.warning} role="note">
      <Warning16Filled aria-hidden />
      <span>{children}</span>
    </p>
  )
}
