import { FormattedMessage } from 'react-intl'
import styles from './amount.module.css'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

const COVER = '••••••'

/** In the place of an amount that nobody else is to see; says so to a screen reader too. */
export function MaskedAmount() {
  return (
    <>
      <span className={styles.cover} aria-hidden="true">
        {COVER}
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ui.amountHidden" />
      </VisuallyHidden>
    </>
  )
}
