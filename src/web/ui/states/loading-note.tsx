import { FormattedMessage } from 'react-intl'
import styles from '../primitives/visually-hidden.module.css'

/** Says to a screen reader what skeletons show: that something is on its way. */
export function LoadingNote() {
  return (
    <output className={styles.hidden}>
      <FormattedMessage id="ui.loading" />
    </output>
  )
}
