import { PersonSupport20Regular } from '@fluentui/react-icons/svg/person-support'
import { FormattedMessage } from 'react-intl'
import styles from './support-note.module.css'

/** Promised answer time of customer service in minutes, and its hours per day (LIMIT-08). */
const SUPPORT = { minutes: 5, hours: 24 } as const

/** Shows how soon customer service answers, and at which hours (LIMIT-08). */
export function SupportNote() {
  return (
    <p className={styles.note}>
      <PersonSupport20Regular />
      <FormattedMessage id="ui.support" values={SUPPORT} />
    </p>
  )
}
