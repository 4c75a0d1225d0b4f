import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowSync12Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { Checkmark12Regular } from '@fluentui/react-icons/svg/checkmark'
import { Clock12Regular } from '@fluentui/react-icons/svg/clock'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { Subtract12Regular } from '@fluentui/react-icons/svg/subtract'
import type { ReactElement } from 'react'
import styles from './badge.module.css'

/**
 * `up` and `down` tell a side or a movement, the others a state; `still`: over, without good or bad; `resting`: there,
 * and nothing is to be done.
 */
export type Tone = 'good' | 'waiting' | 'resting' | 'bad' | 'active' | 'still' | 'up' | 'down'

type BadgeProps = {
  readonly tone: Tone
  /** The word. Never a colour without it. */
  readonly children: string
  /** Another shape than the tone's own. */
  readonly icon?: ReactElement
}

const SHAPES: Readonly<Record<Tone, ReactElement>> = {
  good: <Checkmark12Regular />,
  waiting: <Clock12Regular />,
  resting: <Clock12Regular />,
  bad: <Dismiss12Regular />,
  active: <ArrowSync12Regular />,
  still: <Subtract12Regular />,
  up: <ArrowUp12Regular />,
  down: <ArrowDown12Regular />,
}

/** A state in a word, a shape and a tint. */
export function Badge({ tone, children, icon = SHAPES[tone] }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}
