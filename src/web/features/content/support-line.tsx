import { SupportNote } from '#src/web/ui/layout/support-note.tsx'
import styles from './help.module.css'

/** Below every help page: how soon somebody answers (LIMIT-08). */
export function SupportLine() {
  return (
    <div className={styles.support}>
      <SupportNote />
    </div>
  )
}
