import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { EARN_ORDERS_PATH } from '#src/web/paths/paths.ts'
import { earnPath } from '#src/web/paths/query-paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../earn.module.css'
import { PLAN_TABS, planFields } from './plan-fields.ts'
import { Plans } from './plans.tsx'
import { Purchases } from './purchases.tsx'

/** /orderThrow: recurring plans, going on and finished, and their purchases (ROUTE-ORDERS, FEAT-20, STATE-11). */
export function PlansScreen() {
  const t = useText<AreaKeys['earn']>()
  const { filter, change } = useFilter(planFields)
  const { show } = filter
  return (
    <Page
      title={t('earn.plans')}
      actions={
        <>
          <LinkButton to={EARN_ORDERS_PATH}>{t('earn.myOrders')}</LinkButton>
          <LinkButton to={earnPath({ tab: 'recurring' })} look="primary">
            {t('earn.addPlan')}
          </LinkButton>
        </>
      }
    >
      <Tabs
        label={t('earn.plans')}
        value={show}
        tabs={PLAN_TABS.map((value) => ({ value, label: t(`earn.tab.${value}`) }))}
        onChange={(next) => change({ show: next, plan: null })}
      >
        <div className={styles.panel}>
          {show === 'purchases' ? <Purchases /> : <Plans key={show} isFinished={show === 'completed'} />}
        </div>
      </Tabs>
    </Page>
  )
}
