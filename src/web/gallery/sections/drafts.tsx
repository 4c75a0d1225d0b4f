import { useEffect, useState } from 'react'
import { clearDrafts, draftStore } from '#src/web/session/drafts.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

const FORM = 'gallery'
type Value = { readonly remark: string; readonly password: string }

/** Returns the draft that was typed before the last reload. A draft of an older gallery may have any shape. */
function kept(): Value {
  const draft = draftStore.read(FORM)
  const remark = typeof draft === 'object' && draft !== null && 'remark' in draft ? draft.remark : ''
  return { remark: typeof remark === 'string' ? remark : '', password: '' }
}

export function Drafts() {
  const [value, setValue] = useState(kept)
  useEffect(() => draftStore.write(FORM, value), [value])
  return (
    <div className={styles.grid}>
      <Cell title="Kept over a reload, but for secrets">
        <div className={styles.stack}>
          <label className={styles.typed}>
            Remark
            <input
              type="text"
              autoComplete="off"
              value={value.remark}
              onChange={(event) => setValue({ ...value, remark: event.target.value })}
            />
          </label>
          <label className={styles.typed}>
            Password
            <input
              type="password"
              autoComplete="off"
              value={value.password}
              onChange={(event) => setValue({ ...value, password: event.target.value })}
            />
          </label>
          <div className={styles.row}>
            <Button onClick={() => window.location.reload()}>Reload</Button>
            <Button
              onClick={() => {
                clearDrafts()
                setValue(kept())
              }}
            >
              Forget
            </Button>
          </div>
        </div>
      </Cell>
    </div>
  )
}
