import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { useListRecurringPurchases } from '#generated/client/earn/earn.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { ExportButton } from '#src/web/list/csv/export-button.tsx'
import { MOST_ROWS } from '#src/web/list/query/paged-read.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { EmptyState } from '#src/web/ui/states/state.tsx'
import styles from '../earn.module.css'
import { NotLoaded } from '../not-loaded.tsx'
import { failuresOf } from './failures.ts'
import { PlanItem } from './plan-item.tsx'
import { usePlanColumns } from './plan-columns.ts'
import { usePlans } from './plan-queries.ts'

const WAITING = [40, 56, 40]
const CARDS = [1, 2, 3]

/** A member's plans as cards, and as a file. */
export function Plans({ isFinished }: { readonly isFinished: boolean }) {
  const t = useText<AreaKeys['earn']>()
  const { rows, ...query } = usePlans(isFinished)
  const columns = usePlanColumns()
  const { data: purchases = [] } = useListRecurringPurchases(
    { pageNo: 1, pageSize: MOST_ROWS },
    { query: { enabled: !isFinished, select: ({ data }) => data.content } },
  )
  const name = isFinished ? 'completed' : 'ongoing'
  if (rows === undefined)
    return (
      <NotLoaded title={t('earn.plansError')} {...query}>
        <div className={styles.plans}>
          {CARDS.map((card) => (
            <Card key={card}>
              <SkeletonRows heights={WAITING} />
            </Card>
          ))}
        </div>
      </NotLoaded>
    )
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ArrowSync24Regular />}
          title={t(`earn.none.${name}`)}
          action={<LinkButton to={earnPath({ tab: 'recurring' })}>{t('earn.addPlan')}</LinkButton>}
        >
          {t(`earn.none.${name}.text`)}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <div className={styles.tools}>
        <ExportButton csv={{ name: t('earn.plansFile') }} columns={columns} found={rows} />
      </div>
      <ul className={styles.plans}>
        {rows.map((plan) => (
          <li key={plan.id}>
            <PlanItem plan={plan} failures={failuresOf(plan, purchases)} />
          </li>
        ))}
      </ul>
    </>
  )
}
