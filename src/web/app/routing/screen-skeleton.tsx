import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import styles from './screen-skeleton.module.css'

/** The placeholder while a screen loads, in the rough shape of most screens. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <LoadingNote />
      <Skeleton width={160} height={32} />
      <div className={styles.card}>
        <Skeleton width={120} />
        <Skeleton width={240} height={40} />
      </div>
      <div className={styles.card}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
    </div>
  )
}
