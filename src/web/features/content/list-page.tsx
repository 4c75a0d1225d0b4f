import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import type { PagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './help.module.css'
import { TitleList } from './title-list.tsx'

type ListPageProps = {
  /** Left out where the list stands in a page that has one. */
  readonly title?: string
  /** Undefined while they are on their way. */
  readonly entries: ComponentProps<typeof TitleList>['entries'] | undefined
  readonly query: Retryable & Partial<Pick<PagedRows<unknown>, 'paging'>>
  readonly empty: { readonly icon: ReactElement; readonly title: string; readonly text: string }
  /** Title of the failure: what could not be loaded. */
  readonly error: string
  /** Above the title. */
  readonly crumb?: ReactNode
  readonly children?: ReactNode
}

/** A page of titles, more of them on demand. */
export function ListPage({ title, entries, query, empty, error, crumb, children }: ListPageProps) {
  const t = useText<AreaKeys['ui'] | AreaKeys['parts']>()
  const { paging } = query
  return (
    <div className={styles.page}>
      {crumb}
      {title !== undefined && (
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      )}
      <Card className={styles.list}>
        {entries !== undefined ? (
          entries.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title}>
              {empty.text}
            </EmptyState>
          ) : (
            <TitleList entries={entries} />
          )
        ) : query.error !== null ? (
          <ErrorState title={error} busy={query.isFetching} onRetry={() => void query.refetch()}>
            {query.error.message}
          </ErrorState>
        ) : (
          <div className={styles.waiting}>
            <LoadingNote />
            <Skeleton height={40} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </div>
        )}
      </Card>
      {paging?.kind === 'more' && paging.hasMore && (
        <div className={styles.more}>
          <Button busy={query.isFetching} onClick={paging.onMore}>
            {t('ui.table.more')}
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
