import type { ReactNode } from 'react'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import styles from './submit-bar.module.css'

type SubmitBarProps = {
  /** Names and figures that a phone shows above the button. */
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/**
 * The submit button of an order form. On a phone it stands at the bottom edge of the window, with the figures that an
 * order is decided by: the form is longer than the screen.
 */
export function SubmitBar({ facts, children }: SubmitBarProps) {
  const isPhone = useMedia(PHONE)
  if (!isPhone) return children
  return (
    <div className={styles.bar}>
      {facts !== undefined && <dl className={styles.facts}>{facts}</dl>}
      {children}
    </div>
  )
}
