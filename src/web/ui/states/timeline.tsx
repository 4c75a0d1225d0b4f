import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './timeline.module.css'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

export type TimelineStep = {
  readonly id: string
  readonly title: string
  /** When it was, how long it takes, or why it failed. */
  readonly text?: ReactNode
  readonly state: 'done' | 'now' | 'failed' | 'ahead'
  /** Small button that acts on the step. */
  readonly action?: ReactNode
}

type TimelineProps = {
  /** Accessible name of the steps: their result. */
  readonly label: string
  readonly steps: readonly TimelineStep[]
}

/** The way of a request through its states; the state of each is a shape, a tone and, aloud, a word. */
export function Timeline({ label, steps }: TimelineProps) {
  const intl = useIntl()
  return (
    <ol aria-label={label}>
      {steps.map(({ id, title, text, state, action }) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.title}>
            {title}
            <VisuallyHidden>{`, ${intl.formatMessage({ id: `ui.step.${state}` })}`}</VisuallyHidden>
          </span>
          {text !== undefined && <span className={styles.text}>{text}</span>}
          {action !== undefined && <span className={styles.action}>{action}</span>}
        </li>
      ))}
    </ol>
  )
}
