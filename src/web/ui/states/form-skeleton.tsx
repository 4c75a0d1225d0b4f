import styles from './form-skeleton.module.css'
import { LoadingNote } from './loading-note.tsx'
import { Skeleton } from './skeleton.tsx'

/** Height of a field's control: one line, one line and the button that adds another, or pixels. */
export type ControlHeight = 'line' | 'rows' | number

type FormSkeletonProps = { readonly controls: readonly ControlHeight[] }
const LINE = 'var(--sizeField)'
const HEIGHTS = { line: LINE, rows: 'calc(var(--sizeField) + 40px)' } as const

/**
 * In the place of a form that is on its way, as high as it: label, control and message of each field, and the button.
 * What stands below must not move away from under a finger.
 */
export function FormSkeleton({ controls }: FormSkeletonProps) {
  return (
    <div className={styles.form}>
      <LoadingNote />
      {controls.map((control, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- the fields never move
        <div key={row} className={styles.field}>
          <Skeleton width={120} />
          <Skeleton height={typeof control === 'number' ? control : HEIGHTS[control]} />
        </div>
      ))}
      <Skeleton height={LINE} />
    </div>
  )
}
