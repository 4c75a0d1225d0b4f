import { getListRecurringProductsQueryKey, listRecurringProducts } from '#generated/client/earn/earn.ts'
import type { AutoInvestActivity } from '#generated/models/auto-invest-activity.ts'
import { listRecurringProductsOperation } from '#generated/operations/earn.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { inOrder } from '../in-order.ts'

const read = pagedRead({
  operation: listRecurringProductsOperation,
  read: listRecurringProducts,
  key: getListRecurringProductsQueryKey,
  rows: ({ data }) => data.content,
})

/** The coins that plans buy. */
export const useRecurringProducts = () =>
  usePagedRows({ read, request: {}, reading: 'all', rowKey: byId, pageSize: 100, arrange: inOrder })

/** The market whose prices of the past a plan is counted with. */
export const pairOf = ({ coinUnit, baseUnit }: AutoInvestActivity): string => `${coinUnit}/${baseUnit}`
