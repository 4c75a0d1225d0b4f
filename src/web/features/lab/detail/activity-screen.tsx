import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useGetLabActivity } from '#generated/client/lab/lab.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { id } from '#src/core/contract/id.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { LAB_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { useContentTitle } from '#src/web/ui/layout/tab-title.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { kindOf } from '../activity-kind.ts'
import { activityTexts } from '../activity-texts.ts'
import styles from '../lab.module.css'
import { isCancelled, stepOf } from '../step.ts'
import { ActivityLayout } from './activity-layout.tsx'
import { useHeld } from './held.ts'
import { JoinCard } from './join-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { limitsOf } from './limits.ts'
import { OwnOrders } from './own-orders.tsx'
import { Phases } from './phases.tsx'
import { Rules } from './rules.tsx'

/** Milliseconds until an activity is read again: others take part too. */
const AGAIN_MS = 30_000

/** /lab/detail/:id: an activity, its phases and limits, the form that joins it (ROUTE-LAB, ENT-13, FEAT-21). */
export function ActivityScreen() {
  const { id: wanted = '' } = useParams()
  const t = useText<AreaKeys['lab']>()
  const { locale } = useIntl()
  const { data, error, isFetching, refetch } = useGetLabActivity(
    { id: id(wanted) },
    { query: { select: dataOf, refetchInterval: AGAIN_MS } },
  )
  useContentTitle(data === undefined ? null : activityTexts(data, locale).title)
  if (data !== undefined) return <Shown key={data.id} activity={data} renew={() => void refetch()} />
  if (error === null)
    return (
      <ActivityLayout activity={null} join={<Waiting heights={[32, 48, 140, 48, 48, 48]} />}>
        {[
          [40, 40],
          [32, 40, 40, 40],
        ].map((heights) => (
          <Waiting key={heights.length} heights={heights} />
        ))}
      </ActivityLayout>
    )
  const isGone = error instanceof ApiError && (error.kind === 'refused' || error.kind === 'malformed')
  return (
    <ActivityLayout activity={null} join={null}>
      <Card>
        {isGone ? (
          <EmptyState
            icon={<Beaker24Regular />}
            title={t('lab.noActivity')}
            action={<LinkButton to={LAB_PATH}>{t('lab.allActivities')}</LinkButton>}
          >
            {t('lab.noActivityText')}
          </EmptyState>
        ) : (
          <ErrorState title={t('lab.activityError')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
      </Card>
    </ActivityLayout>
  )
}

const Waiting = ({ heights }: { readonly heights: readonly number[] }) => (
  <Card className={styles.body}>
    <SkeletonRows heights={heights} />
  </Card>
)

function Shown({ activity, renew }: { readonly activity: Activity; readonly renew: () => void }) {
  const isMember = useSession().status === 'member'
  const { asked, ...held } = useHeld(activity)
  const limits = limitsOf(activity, held)
  const isSale = kindOf(activity.type) === 'sale'
  const step = stepOf(activity)
  // Afterwards nobody can meet them any more.
  const isToCome = !isCancelled(activity) && (step === 'coming' || step === 'ongoing')
  return (
    <ActivityLayout
      activity={activity}
      join={<JoinCard activity={activity} limits={limits} held={held} onOver={renew} />}
      below={
        <>
          <Rules activity={activity} />
          {isMember && !isSale && <OwnOrders asked={asked} orders={held.orders} />}
        </>
      }
    >
      <Phases activity={activity} />
      {!isSale && isToCome && <LimitsCard activity={activity} limits={limits} />}
    </ActivityLayout>
  )
}
