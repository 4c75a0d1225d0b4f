import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { EARN_PATH, RECURRING_PLANS_PATH } from '#src/web/paths/paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from '../earn.module.css'
import { orderFields, ORDER_TABS, savingsListOf, type OrderTab } from './savings-list.tsx'

/** /earnOrder: orders of regular products, running and paid back (ROUTE-ORDERS, FEAT-20, ENT-12). */
export function SavingsOrdersScreen() {
  const t = useText<AreaKeys['earn']>()
  const { filter, change } = useFilter(orderFields)
  return (
    <Page
      title={t('earn.orders')}
      actions={
        <>
          <LinkButton to={RECURRING_PLANS_PATH}>{t('earn.myPlans')}</LinkButton>
          <LinkButton to={EARN_PATH} look="primary">
            {t('earn.title')}
          </LinkButton>
        </>
      }
    >
      <Tabs
        label={t('earn.orders')}
        value={filter.show}
        tabs={ORDER_TABS.map((value) => ({ value, label: t(`earn.tab.${value}`) }))}
        onChange={(show) => change({ show })}
      >
        <div className={styles.panel}>
          <Card>
            <Orders key={filter.show} show={filter.show} />
          </Card>
        </div>
      </Tabs>
    </Page>
  )
}

function Orders({ show }: { readonly show: OrderTab }) {
  const t = useText<AreaKeys['earn']>()
  const list = useList(useMemo(() => savingsListOf(show), [show]))
  return <List list={list} emptyAction={<LinkButton to={EARN_PATH}>{t('earn.seeProducts')}</LinkButton>} />
}
