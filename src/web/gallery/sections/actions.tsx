import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { useState } from 'react'
import { CHEAT_SHEET, PALETTE } from '#src/web/ui/actions/action.ts'
import { Keys } from '#src/web/ui/actions/keys.tsx'
import { useNamedActions } from '#src/web/ui/actions/known-actions.ts'
import { performAction } from '#src/web/ui/actions/registry.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

export function Actions() {
  const [done, setDone] = useState(0)
  useActions([
    {
      id: 'gallery.copy',
      label: 'ui.copied',
      group: 'trade',
      hotkey: 'g w',
      icon: <ArrowUp16Regular />,
      perform: () => setDone(done + 1),
    },
    { id: 'gallery.more', label: 'ui.table.more', group: 'go', hotkey: 'shift+m', perform: () => {} },
  ])
  const named = useNamedActions(true)
  return (
    <div className={styles.grid}>
      <Cell title="Registered here">
        <ul className={styles.stack}>
          {named.map(({ action: { id, hotkey }, label }) => (
            <li key={id} className={styles.row}>
              {label}
              {hotkey !== undefined && <Keys hotkey={hotkey} />}
            </li>
          ))}
        </ul>
        <p>Performed {done} times</p>
      </Cell>
      <Cell title="Opened by buttons too">
        <div className={styles.row}>
          <Button onClick={() => performAction(PALETTE)}>Palette</Button>
          <Button onClick={() => performAction(CHEAT_SHEET)}>Cheat sheet</Button>
        </div>
      </Cell>
    </div>
  )
}
