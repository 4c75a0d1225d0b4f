import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

type TwoLinesProps = {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly before?: ReactNode
}

/** A value over its measure, in a cell of a table. */
export const TwoLines = ({ first, second, before }: TwoLinesProps) => (
  <span className={styles.cell}>
    {before}
    <span className={styles.lines}>
      <span className={styles.first}>{first}</span>
      <small>{second}</small>
    </span>
  </span>
)
