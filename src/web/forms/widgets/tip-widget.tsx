import type { ReactNode } from 'react'
import { Info16Regular } from '@fluentui/react-icons/svg/info'
import type { WidgetProps } from '@rjsf/utils'
import styles from './control.module.css'

/** Something to read among the fields. */
export function TipWidget({ label }: WidgetProps): ReactNode {
  return (
    <p className={styles.tip}>
      <Info16Regular aria-hidden className={styles.tipIcon ?? ''} />
      <span>{label}</span>
    </p>
  )
}
