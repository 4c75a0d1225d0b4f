import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './funds.module.css'

/** While coins and networks are on their way. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton height={40} />
      <Skeleton height={72} />
      <Skeleton height={192} />
    </div>
  )
}
