import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/web/ui/layout/breadcrumb.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import styles from './lab.module.css'

const WAITING = [40, 24, 56, 56, 56]

type OneRecordProps = {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly back: { readonly to: string; readonly label: string }
  readonly title: string
  /** Says what could not be loaded. */
  readonly error: string
  /** False while it is on its way. */
  readonly children: ReactNode
}

/** One record out of a list, with the way back to it. */
export function OneRecord({ query, back, title, error: failed, children }: OneRecordProps) {
  const { error, isFetching, refetch } = query
  return (
    <div className={styles.stack}>
      <Breadcrumb from={back} here={title} />
      {children ||
        (error === null ? (
          <Card>
            <SkeletonRows heights={WAITING} />
          </Card>
        ) : (
          <Card>
            <ErrorState title={failed} busy={isFetching} onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          </Card>
        ))}
    </div>
  )
}
