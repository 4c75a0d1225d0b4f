import { useIntl } from 'react-intl'
import { Keys } from './keys.tsx'
import type { NamedAction } from './known-actions.ts'
import styles from './palette.module.css'

type PaletteOptionProps = {
  readonly id: string
  readonly named: NamedAction
  /** True if the group's name stands above the option. */
  readonly head: boolean
  readonly chosen: boolean
  readonly onRun: () => void
}

/** One action in the list. The keyboard steers the list from the field, so that only a pointer presses here. */
export function PaletteOption({
  id,
  named: { action, label, hotkey },
  head,
  chosen,
  onRun,
}: PaletteOptionProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {head && (
        <p className={styles.group} role="presentation">
          {formatMessage({ id: `ui.actions.group.${action.group}` })}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- keys go to the combobox */}
      <div id={id} role="option" aria-selected={chosen} className={styles.option} onClick={onRun}>
        {action.icon !== undefined && <span className={styles.icon}>{action.icon}</span>}
        <span className={styles.label}>{label}</span>
        {hotkey !== undefined && <Keys hotkey={hotkey} />}
      </div>
    </>
  )
}
