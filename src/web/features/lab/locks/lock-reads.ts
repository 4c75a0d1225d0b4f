import {
  getListLockedOrdersQueryKey,
  getListLockReleasesQueryKey,
  listLockedOrders,
  listLockReleases,
} from '#generated/client/lab/lab.ts'
import { listLockedOrdersOperation, listLockReleasesOperation } from '#generated/operations/lab.ts'
import { numberField } from '#src/web/list/filter/filter-field.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'

/** The lock whose schedule is shown (`?lock=3`). */
export const lockFields = { lock: numberField('lock', false) }

export const locksRead = pagedRead({
  operation: listLockedOrdersOperation,
  read: listLockedOrders,
  key: getListLockedOrdersQueryKey,
  rows: ({ data }) => data.content,
})

export const releasesRead = pagedRead({
  operation: listLockReleasesOperation,
  read: listLockReleases,
  key: getListLockReleasesQueryKey,
  rows: ({ data }) => data.content,
})
