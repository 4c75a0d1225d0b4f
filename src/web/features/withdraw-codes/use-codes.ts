import { useQueryClient } from '@tanstack/react-query'
import { getListTransactionsQueryKey, getListWalletsQueryKey } from '#generated/client/assets/assets.ts'
import {
  getListWithdrawCodesQueryKey,
  listWithdrawCodes,
} from '#generated/client/withdraw-codes/withdraw-codes.ts'
import { listWithdrawCodesOperation } from '#generated/operations/withdraw-codes.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
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
export const useCodes = () => usePagedRows({ ...codeQuery, arrange: newestFirst })

/** Reads anew what a code that was made or redeemed has changed. */
export function useCodesChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    const keys = [
      anyRequest(getListWithdrawCodesQueryKey()),
      getListWalletsQueryKey(),
      anyRequest(getListTransactionsQueryKey()),
    ]
    void Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
