import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ProgressBar } from '../states/progress.tsx'
import styles from './stat-tile.module.css'

type StatTileProps = {
  readonly label: string
  /** A number: `Money`, `Amount`, `Change` and the like. */
  readonly value: ReactNode
  readonly icon?: ReactElement
  /** A line below: what it is compared with, or since when. */
  readonly note?: ReactNode
  /** Makes the whole tile a link. */
  readonly to?: string
  /** The tile leads to the screen that is open. */
  readonly current?: boolean
  /** Its part of a whole, from 0 to 1, as a bar. */
  readonly share?: { readonly of: number; readonly label: string }
}

/** One number that matters, with its name. */
export function StatTile({ label, value, icon, note, to, current = false, share }: StatTileProps) {
  const inside = (
    <>
      <span className={styles.label}>
        {icon}
        {label}
        {to !== undefined && <ChevronRight16Regular />}
      </span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {share !== undefined && <ProgressBar bare label={share.label} share={share.of} />}
    </>
  )
  if (to === undefined) return <div className={styles.tile}>{inside}</div>
  return (
    <Link to={to} className={styles.tile ?? ''} aria-current={current ? 'page' : undefined}>
      {inside}
    </Link>
  )
}
