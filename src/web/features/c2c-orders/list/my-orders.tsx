import { useCallback, useMemo } from 'react'
import { useFilter } from '#src/web/list/filter/use-filter.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcOrderRow } from '#generated/models/otc-order-row.ts'
import { ORDER_STATES } from '#src/web/c2c/order-status.ts'
import { OpenOrders } from '#src/web/c2c/open-orders.tsx'
import { useOpenOrders } from '#src/web/c2c/use-open-orders.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { C2C_PATH, MY_ADS_PATH } from '#src/web/paths/paths.ts'
import { c2cOrderPath } from '#src/web/paths/query-paths.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { SkeletonRows } from '#src/web/ui/states/skeleton-rows.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { orderList, orderListOf } from './order-list.tsx'

const WAITING = [36, ...Array.from({ length: 10 }, () => 56)]

/** Open orders that wait for the member, and all orders in five tabs. */
export function MyOrders() {
  const t = useText<AreaKeys['c2c-orders']>()
  const { filter, change } = useFilter(orderList.fields)
  const { orders, isLoading } = useOpenOrders()
  return (
    <Page
      title={t('c2c-orders.title')}
      actions={
        <>
          <LinkButton to={C2C_PATH}>{t('c2c-orders.market')}</LinkButton>
          <LinkButton to={MY_ADS_PATH}>{t('c2c-orders.myAds')}</LinkButton>
        </>
      }
    >
      {isLoading ? (
        <Card>
          <SkeletonRows heights={WAITING} />
        </Card>
      ) : (
        <>
          <OpenOrders orders={orders} />
          <Tabs
            label={t('c2c-orders.states')}
            value={filter.state}
            tabs={ORDER_STATES.map((value) => ({ value, label: t(`c2c-orders.state.${value}`) }))}
            onChange={(state) => change({ state, number: null })}
          >
            <Card>
              <Orders key={filter.state} state={filter.state} />
            </Card>
          </Tabs>
        </>
      )}
    </Page>
  )
}

function Orders({ state }: { readonly state: (typeof ORDER_STATES)[number] }) {
  const t = useText<AreaKeys['c2c-orders']>()
  const list = useList(useMemo(() => orderListOf(state), [state]))
  const actions = useCallback(
    ({ orderSn }: OtcOrderRow) => (
      <LinkButton to={c2cOrderPath(orderSn)} look="subtle">
        {t('c2c-orders.open')}
        <VisuallyHidden>{` ${orderSn}`}</VisuallyHidden>
      </LinkButton>
    ),
    [t],
  )
  return <List list={list} actions={actions} />
}
