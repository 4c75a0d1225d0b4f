import type { ReactElement, ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = {
  readonly icon?: ReactElement
  readonly title: string
  readonly text: string
  /** Announced by screen readers at once. */
  readonly urgent?: boolean
  /** Buttons, the safe one first. */
  readonly children: ReactNode
}

/** Stands in for a whole screen: says what is wrong, why, and where to go. */
export function Notice({ icon, title, text, urgent = false, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : undefined}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
