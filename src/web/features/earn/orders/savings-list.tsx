import { Savings24Regular } from '@fluentui/react-icons/svg/savings'
import {
  getListOpenSavingsQueryKey,
  getListPastSavingsQueryKey,
  listOpenSavings,
  listPastSavings,
} from '#generated/client/earn/earn.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { LockedSavingsOrder } from '#generated/models/locked-savings-order.ts'
import { listOpenSavingsOperation, listPastSavingsOperation } from '#generated/operations/earn.ts'
import { type FilterOf, tabField } from '#src/web/list/filter/filter-field.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { savingsColumns } from './savings-columns.tsx'

export const ORDER_TABS = ['running', 'done'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

const NOTHING = { running: 'earn.none.running.text', done: 'earn.none.done.text' } as const

export const orderFields = { show: tabField('show', ORDER_TABS) }

const READS = {
  running: pagedRead({
    operation: listOpenSavingsOperation,
    read: listOpenSavings,
    key: getListOpenSavingsQueryKey,
    rows: ({ data }) => data.content,
  }),
  done: pagedRead({
    operation: listPastSavingsOperation,
    read: listPastSavings,
    key: getListPastSavingsQueryKey,
    rows: ({ data }) => data.content,
  }),
} as const

/** Orders in progress, or those that were paid back. */
export const savingsListOf = (
  show: OrderTab,
): ListDescription<LockedSavingsOrder, FilterOf<typeof orderFields>, object, AreaKeys['earn']> => ({
  title: 'earn.orders',
  error: 'earn.ordersError',
  empty: { icon: <Savings24Regular />, title: `earn.none.${show}`, text: NOTHING[show] },
  file: (t) => t('earn.ordersFile'),
  columns: savingsColumns,
  rowKey: ({ id }) => id,
  cardsBelow: 900,
  fields: orderFields,
  read: READS[show],
  reading: 'pages',
  pageSize: 10,
  request: () => ({}),
})
