import type { ReactElement, ReactNode } from 'react'
import type { PagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import styles from './lab.module.css'

const WAITING = [40, 24, 56, 56, 56]
const CARDS = [1, 2]

type RecordCardsProps<Row> = {
  readonly asked: Omit<PagedRows<Row>, 'paging' | 'every'>
  /** Says what could not be loaded. */
  readonly error: string
  readonly empty: {
    readonly icon: ReactElement
    readonly title: string
    readonly text: string
    readonly action: ReactNode
  }
  /** Above the cards: the export. */
  readonly renderTools: (rows: readonly Row[]) => ReactNode
  readonly renderCard: (row: Row) => ReactNode
  /** One below the other instead of two in a row. */
  readonly wide?: boolean
}

/** A member's records as cards, or why there are none. */
export function RecordCards<Row extends { readonly id: string }>({
  asked,
  error: title,
  empty,
  renderTools,
  renderCard,
  wide = false,
}: RecordCardsProps<Row>) {
  const { rows, error, isFetching, refetch } = asked
  if (rows === undefined)
    return error === null ? (
      <div className={styles.records} data-wide={wide}>
        {CARDS.map((each) => (
          <Card key={each}>
            <SkeletonRows heights={WAITING} />
          </Card>
        ))}
      </div>
    ) : (
      <Card>
        <ErrorState title={title} busy={isFetching} onRetry={refetch}>
          {error.message}
        </ErrorState>
      </Card>
    )
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <div className={styles.tools}>{renderTools(rows)}</div>
      <ul className={styles.records} data-wide={wide}>
        {rows.map((row) => (
          <li key={row.id}>{renderCard(row)}</li>
        ))}
      </ul>
    </>
  )
}
