import { PersonSupport20Regular } from '@fluentui/react-icons/svg/person-support'
import { FormattedMessage } from 'react-intl'
import styles from './support-note.module.css'

/** What customer service promises (LIMIT-08). */
const SUPPORT = { minutes: 5, hours: 24 } as const

/** Where help is offered: how soon somebody answers, and when somebody is there (LIMIT-08). */
export function SupportNote() {
  return (
    <p className={styles.note}>
      <PersonSupport20Regular />
      <FormattedMessage id="ui.support" values={SUPPORT} />
    </p>
  )
}
