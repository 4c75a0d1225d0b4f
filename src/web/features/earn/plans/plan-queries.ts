import {
  getListRecurringPlansQueryKey,
  getListRecurringPurchasesQueryKey,
  listRecurringPlans,
  listRecurringPurchases,
} from '#generated/client/earn/earn.ts'
import type { AutoInvestPlan } from '#generated/models/auto-invest-plan.ts'
import { Flag } from '#generated/models/flag.ts'
import { listRecurringPlansOperation, listRecurringPurchasesOperation } from '#generated/operations/earn.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'

const read = pagedRead({
  operation: listRecurringPlansOperation,
  read: listRecurringPlans,
  key: getListRecurringPlansQueryKey,
  rows: ({ data }) => data.content,
})

// Servers may not know the parameter: rows of the other list are left out here too.
const ongoing = (rows: readonly AutoInvestPlan[]): readonly AutoInvestPlan[] =>
  rows.filter(({ delFlag }) => delFlag === Flag.IS_FALSE)
const completed = (rows: readonly AutoInvestPlan[]): readonly AutoInvestPlan[] =>
  rows.filter(({ delFlag }) => delFlag === Flag.IS_TRUE)

/** A member's plans that are not finished, paused ones included, or those that are. */
export const usePlans = (isFinished: boolean) =>
  usePagedRows({
    read,
    request: { finished: isFinished ? Flag.IS_TRUE : Flag.IS_FALSE },
    reading: 'all',
    rowKey: byId,
    pageSize: 100,
    arrange: isFinished ? completed : ongoing,
  })

export const purchasesRead = pagedRead({
  operation: listRecurringPurchasesOperation,
  read: listRecurringPurchases,
  key: getListRecurringPurchasesQueryKey,
  rows: ({ data }) => data.content,
})
