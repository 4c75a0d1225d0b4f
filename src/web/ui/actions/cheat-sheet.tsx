import { useId } from 'react'
import { useIntl } from 'react-intl'
import { DialogHead } from '../overlays/dialog-head.tsx'
import { Modal } from '../overlays/modal.tsx'
import { actionGroups } from './action.ts'
import { Keys } from './keys.tsx'
import { useNamedActions } from './known-actions.ts'
import styles from './palette.module.css'

type CheatSheetProps = { readonly singleKeys: boolean; readonly onClose: () => void }

/** All hot-keys there are at the moment, by group. */
export function CheatSheet({ singleKeys, onClose }: CheatSheetProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const actions = useNamedActions(singleKeys)
  const groups = actionGroups
    .map((group) => ({
      group,
      lines: actions.flatMap(({ action: { id: key, group: of }, label, hotkey }) =>
        of === group && hotkey !== undefined ? [{ key, label, hotkey }] : [],
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <Modal labelledBy={id} onClose={onClose} className={styles.sheet}>
      <DialogHead id={id} title={formatMessage({ id: 'ui.actions.cheatSheet' })} onClose={onClose} />
      <div className={styles.columns}>
        {groups.map(({ group, lines }) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`} className={styles.group}>
              {formatMessage({ id: `ui.actions.group.${group}` })}
            </h3>
            <dl>
              {lines.map(({ key, label, hotkey }) => (
                <div key={key} className={styles.line}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys hotkey={hotkey} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
