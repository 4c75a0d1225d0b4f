import { SupportNote } from '#src/web/ui/layout/support-note.tsx'
import styles from './help.module.css'

/** The line below every help page: the response time of support (LIMIT-08). */
export function SupportLine() {
  return (
    <div className={styles.support}>
      <SupportNote />
    </div>
  )
}
