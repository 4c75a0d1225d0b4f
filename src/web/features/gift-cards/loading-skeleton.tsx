import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import styles from './gift-cards.module.css'

/** In the measures of the form that will stand there. */
export function LoadingSkeleton() {
  return (
    <div className={styles.waiting}>
      <LoadingNote />
      <Skeleton width={120} />
      <Skeleton height={40} />
    </div>
  )
}
