import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useIntl } from 'react-intl'
import styles from './dialog-head.module.css'
import { IconButton } from '../primitives/icon-button.tsx'

type DialogHeadProps = {
  /** Of the heading, which is the dialog's name (`Modal labelledBy`). */
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** A dialog's name, and the way out of it. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const intl = useIntl()
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton
        label={intl.formatMessage({ id: 'ui.close' })}
        icon={<Dismiss20Regular />}
        onClick={onClose}
      />
    </div>
  )
}
