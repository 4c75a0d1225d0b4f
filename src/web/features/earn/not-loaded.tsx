import type { ReactNode } from 'react'
import { Card } from '#src/web/ui/primitives/card.tsx'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { ErrorState } from '#src/web/ui/states/state.tsx'

type NotLoadedProps = Retryable & {
  /** Says what could not be loaded. */
  readonly title: string
  /** Stands there while it is on its way. */
  readonly children: ReactNode
}

/** A list that is on its way, or that did not come. */
export function NotLoaded({ error, isFetching, refetch, title, children }: NotLoadedProps) {
  if (error === null) return children
  return (
    <Card>
      <ErrorState title={title} busy={isFetching} onRetry={refetch}>
        {error.message}
      </ErrorState>
    </Card>
  )
}
