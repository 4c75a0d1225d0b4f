import styles from './skeleton.module.css'

type SkeletonProps = {
  /** A CSS length: what comes later has the same measures, so that nothing moves. */
  readonly width?: number | string
  readonly height?: number | string
  readonly round?: boolean
}

/** One bar in the place of what is being loaded. Purely visual: the screen says aloud that it is loading. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return <span className={styles.bar} data-round={round} style={{ width, height }} aria-hidden="true" />
}
