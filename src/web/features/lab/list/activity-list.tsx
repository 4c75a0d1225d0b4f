import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { PagedRows } from '#src/web/list/query/use-paged-rows.ts'
import type { Activity } from '#generated/models/activity.ts'
import { ANNOUNCEMENTS_PATH } from '#src/web/paths/paths.ts'
import { Button, LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import styles from '../lab.module.css'
import type { StepFilter } from '../step.ts'
import { ActivityCard } from './activity-card.tsx'

const WAITING = [36, 24, 72, 40]
const CARDS = [1, 2, 3, 4, 5, 6]

type ActivityListProps = { readonly show: StepFilter; readonly asked: PagedRows<Activity> }

/** Activities as cards, and more of them below. */
export function ActivityList({ show, asked }: ActivityListProps) {
  const t = useText<AreaKeys['lab'] | AreaKeys['ui'] | AreaKeys['parts']>()
  const { rows, error, isFetching, refetch, paging } = asked
  if (rows === undefined && error === null)
    return (
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Card key={card}>
            <SkeletonRows heights={WAITING} />
          </Card>
        ))}
      </div>
    )
  const failure = error !== null && (
    <Card>
      <ErrorState title={t('lab.activitiesError')} busy={isFetching} onRetry={refetch}>
        {error.message || t('lab.activitiesErrorText')}
      </ErrorState>
    </Card>
  )
  if (rows === undefined) return failure
  if (rows.length === 0)
    return (
      failure || (
        <Card>
          <EmptyState
            icon={<Beaker24Regular />}
            title={t(`lab.empty.${show}`)}
            action={<LinkButton to={ANNOUNCEMENTS_PATH}>{t('lab.announcements')}</LinkButton>}
          >
            {t('lab.emptyText')}
          </EmptyState>
        </Card>
      )
    )
  return (
    <>
      <ul className={styles.cards}>
        {rows.map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} onOver={refetch} />
          </li>
        ))}
      </ul>
      {failure}
      {paging.kind === 'more' && paging.hasMore && failure === false && (
        <p className={styles.more}>
          <Button onClick={paging.onMore} busy={paging.busy ?? false}>
            {t('ui.table.more')}
          </Button>
        </p>
      )}
    </>
  )
}
