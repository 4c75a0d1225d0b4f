import type { ReactNode } from 'react'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import styles from './auth.module.css'

type Props = { readonly tone: 'plain' | 'good'; readonly children: ReactNode }

/** A sentence beside the form. Good news is read out when it appears. */
export function Note({ tone, children }: Props): ReactNode {
  const Icon = tone === 'good' ? CheckmarkCircle16Regular : Info16Regular
  return (
    <p
      role={tone === 'good' ? 'status' : 'note'}
      className={`${styles.note} ${tone === 'good' ? styles.good : ''}`}
    >
      <Icon aria-hidden className={styles.noteIcon ?? ''} />
      <span>{children}</span>
    </p>
  )
}
