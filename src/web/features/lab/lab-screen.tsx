import { useQueries } from '@tanstack/react-query'
import { DeveloperBoard16Regular } from '@fluentui/react-icons/svg/developer-board'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { LAB_ORDERS_PATH } from '#src/web/paths/paths.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { activitiesRead } from './activities.ts'
import { labFields } from './lab-filter.ts'
import styles from './lab.module.css'
import { ActivityList } from './list/activity-list.tsx'
import { STEPS, type StepFilter, WANTED } from './step.ts'

const SHOWN = ['all', ...STEPS] as const
/** Rows of cards of three that are read at once: four. */
const CARDS = 12
/** Milliseconds until phases and progress are read again. */
const AGAIN_MS = 60_000

/** /lab: the activities of all types, by phase (ROUTE-LAB, STATE-08, FEAT-21). */
export function LabScreen() {
  const t = useText<AreaKeys['lab']>()
  const isMember = useSession().status === 'member'
  const { filter, change } = useFilter(labFields)
  const { show } = filter
  const counts = useCounts()
  const asked = usePagedRows({
    read: activitiesRead,
    request: { step: WANTED[show] },
    reading: 'more',
    rowKey: byId,
    pageSize: CARDS,
    refetchAfter: () => AGAIN_MS,
  })
  return (
    <Page
      title={t('lab.title')}
      actions={
        isMember && (
          <LinkButton to={LAB_ORDERS_PATH} icon={<DeveloperBoard16Regular />}>
            {t('lab.mine')}
          </LinkButton>
        )
      }
    >
      <p className={styles.lead}>{t('lab.lead')}</p>
      <Tabs
        label={t('lab.phases')}
        value={show}
        tabs={SHOWN.map((value) => {
          const count = counts(value)
          return { value, label: t(`lab.step.${value}`), ...(count !== undefined && { count }) }
        })}
        onChange={(next) => change({ show: next })}
      >
        <div className={styles.panel}>
          <ActivityList show={show} asked={asked} />
        </div>
      </Tabs>
    </Page>
  )
}

/** Returns a function that counts the activities of a phase; undefined while that is not known. */
function useCounts(): (show: StepFilter) => number | undefined {
  const counted = useQueries({
    queries: SHOWN.map((show) => ({
      queryKey: [...activitiesRead.key, 'count', show],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        activitiesRead.page({ step: WANTED[show] }, 0, 1, signal),
      refetchInterval: AGAIN_MS,
    })),
  })
  return (show) => counted[SHOWN.indexOf(show)]?.data?.total
}
