import { Beaker24Regular } from '@fluentui/react-icons/svg/beaker'
import { getListLabOrdersQueryKey, listLabOrders } from '#generated/client/lab/lab.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ActivityOrder } from '#generated/models/activity-order.ts'
import { listLabOrdersOperation } from '#generated/operations/lab.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { List } from '#src/web/list/list.tsx'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { useList } from '#src/web/list/use-list.tsx'
import { LAB_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { MyLab } from '../my-lab.tsx'
import { orderColumns } from './order-columns.tsx'

const orderList: ListDescription<ActivityOrder, object, object, AreaKeys['lab']> = {
  title: 'lab.orders',
  error: 'lab.ordersError',
  empty: { icon: <Beaker24Regular />, title: 'lab.noOrders', text: 'lab.noOrdersText' },
  file: (t) => t('lab.ordersFile'),
  columns: orderColumns,
  rowKey: ({ id }) => id,
  cardsBelow: 1000,
  fields: {},
  read: pagedRead({
    operation: listLabOrdersOperation,
    read: listLabOrders,
    key: getListLabOrdersQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  request: () => ({}),
}

/** /innovation/myorders: a member's participations in activities (ROUTE-LAB, STATE-09, STATE-10). */
export function LabOrdersScreen() {
  const t = useText<AreaKeys['lab']>()
  const list = useList(orderList)
  return (
    <MyLab title={t('lab.orders')}>
      <Card>
        <List list={list} emptyAction={<LinkButton to={LAB_PATH}>{t('lab.seeActivities')}</LinkButton>} />
      </Card>
    </MyLab>
  )
}
