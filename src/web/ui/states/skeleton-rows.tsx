import { LoadingNote } from './loading-note.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton.module.css'

type SkeletonRowsProps = {
  /** Pixels, of each field or line that will stand there. */
  readonly heights: readonly number[]
}

/** In the place of a form that is on its way, said aloud too. */
export function SkeletonRows({ heights }: SkeletonRowsProps) {
  return (
    <div className={styles.rows}>
      <LoadingNote />
      {heights.map((height, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows are alike and never move
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
