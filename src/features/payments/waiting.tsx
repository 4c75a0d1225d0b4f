import { LoadingNote } from '#src/ui/loading-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './payments.module.css'

/** In the measures of a short form. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  )
}
