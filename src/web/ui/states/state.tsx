import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import type { ReactElement, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../primitives/button.tsx'
import styles from './state.module.css'

type StateProps = {
  readonly icon: ReactElement
  /** Headline of the state. */
  readonly title: string
  /** Why, and what to do next. */
  readonly children?: ReactNode
  /** One button. */
  readonly action?: ReactNode
}

/** In the place of content that is not there (yet). */
export function EmptyState({ icon, title, children, action }: StateProps) {
  return (
    <div className={styles.state} data-state="empty">
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  /** Headline: the action or read that failed. */
  readonly title: string
  /** The server's words, or what did not change; empty where nobody said anything. */
  readonly children?: ReactNode
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** In the place of content that could not be had, with another try. Read out when it appears. */
export function ErrorState({ title, children, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.bad}>
        <ErrorCircle24Regular />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && children !== '' && <p className={styles.text}>{children}</p>}
      <div className={styles.action}>
        <Button onClick={onRetry} busy={busy}>
          <FormattedMessage id="ui.tryAgain" />
        </Button>
      </div>
    </div>
  )
}
