import { FormattedMessage } from 'react-intl'
import styles from './amount.module.css'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

const COVER = '••••••'

/** Replaces a hidden amount, for screen readers too. */
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
