import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { getListOtcOrdersQueryKey, listOtcOrders } from '#generated/client/otc/otc.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListOtcOrdersRequest } from '#generated/models/list-otc-orders-request.ts'
import type { OtcOrderRow } from '#generated/models/otc-order-row.ts'
import { listOtcOrdersOperation } from '#generated/operations/otc.ts'
import { isOpen, ORDER_STATES, STATUS_OF } from '#src/web/c2c/order-status.ts'
import { type FilterOf, tabField, textField } from '#src/web/list/filter/filter-field.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { orderColumns } from './order-columns.tsx'
import { NumberFilter } from './number-filter.tsx'

const fields = {
  state: tabField('state', ORDER_STATES),
  number: textField('number', listOtcOrdersOperation, 'orderSn'),
}
export type OrderFilter = FilterOf<typeof fields>

/** Milliseconds until open orders are read again where the server tells no events. */
const REFETCH_MS = 15_000

/** A member's C2C orders, of one state at a time. */
export const orderList: ListDescription<
  OtcOrderRow,
  OrderFilter,
  WithoutPage<ListOtcOrdersRequest>,
  AreaKeys['c2c-orders']
> = {
  title: 'c2c-orders.title',
  error: 'c2c-orders.error',
  empty: { icon: <DocumentBulletList24Regular />, title: 'c2c-orders.none.unpaid' },
  emptyText: ({ state }) => `c2c-orders.none.${state}.text`,
  file: (t) => t('c2c-orders.file'),
  columns: orderColumns,
  rowKey: ({ orderSn }) => orderSn,
  cardsBelow: 820,
  fields,
  Filters: NumberFilter,
  read: pagedRead({
    operation: listOtcOrdersOperation,
    read: listOtcOrders,
    key: getListOtcOrdersQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'pages',
  pageSize: 10,
  refetchAfter: (rows) => (rows.length === 0 ? false : REFETCH_MS),
  request: ({ state, number }) => ({
    status: STATUS_OF[state],
    ...(number !== null && { orderSn: number }),
  }),
}

/** The list with the words for a state that has no orders. */
export const orderListOf = (state: OrderFilter['state']): typeof orderList => ({
  ...orderList,
  empty: { ...orderList.empty, title: `c2c-orders.none.${state}` },
  refetchAfter: isOpen(state) ? () => REFETCH_MS : () => false,
})
