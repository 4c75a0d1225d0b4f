import {
  getListWithdrawCodesQueryKey,
  listWithdrawCodes,
} from '#generated/client/withdraw-codes/withdraw-codes.ts'
import { listWithdrawCodesOperation } from '#generated/operations/withdraw-codes.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { newestFirst } from './codes.ts'

/** The codes that the member made, in no sure order. */
export const codeQuery = {
  read: pagedRead({
    operation: listWithdrawCodesOperation,
    read: listWithdrawCodes,
    key: getListWithdrawCodesQueryKey,
    rows: ({ data }) => data.content,
  }),
  request: {},
  reading: 'all',
  pageSize: 10,
} as const

/** All codes that the member made, newest first. */
export const useCodes = () => usePagedRows({ ...codeQuery, rowKey: byId, arrange: newestFirst })
