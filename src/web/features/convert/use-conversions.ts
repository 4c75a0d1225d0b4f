import { getListConversionsQueryKey, listConversions } from '#generated/client/convert/convert.ts'
import { listConversionsOperation } from '#generated/operations/convert.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { newestFirst } from './conversions.ts'

/** The conversions of the member, in no sure order. */
export const conversionQuery = {
  read: pagedRead({
    operation: listConversionsOperation,
    read: listConversions,
    key: getListConversionsQueryKey,
    rows: ({ data }) => data.content,
  }),
  request: {},
  reading: 'all',
  pageSize: 20,
} as const

/** All conversions of the member, newest first. */
export const useConversions = () => usePagedRows({ ...conversionQuery, rowKey: byId, arrange: newestFirst })
