import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import { isMacKeyboard, keyNames } from './hotkey.ts'
import styles from './keys.module.css'

/** A hot-key as it is written on keyboards: one cap per key. */
export function Keys({ hotkey }: { readonly hotkey: string }) {
  const { formatMessage } = useIntl()
  const caps = {
    ctrl: formatMessage({ id: 'ui.keys.ctrl' }),
    shift: formatMessage({ id: 'ui.keys.shift' }),
  }
  return (
    <span className={styles.keys}>
      {keyNames(hotkey, isMacKeyboard() ? 'mac' : caps).map((press, at) => (
        <Fragment key={press.join(' ')}>
          {at > 0 && <VisuallyHidden>{formatMessage({ id: 'ui.actions.then' })}</VisuallyHidden>}
          {press.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
