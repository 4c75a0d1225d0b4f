import { useMemo } from 'react'
import {
  getListWithdrawCodesQueryKey,
  listWithdrawCodes,
} from '#generated/client/withdraw-codes/withdraw-codes.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import type { WithdrawCodesResponse } from '#generated/models/withdraw-codes-response.ts'
import { listWithdrawCodesOperation } from '#generated/operations/withdraw-codes.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { useAllRows } from '#src/web/list/use-all-rows.ts'
import { newestFirst } from './codes.ts'

const PAGE_SIZE = 100
const rowsOf = ({ data }: WithdrawCodesResponse): readonly WithdrawCode[] => data.content

const options = pagedQuery({
  operation: listWithdrawCodesOperation,
  read: listWithdrawCodes,
  key: anyRequest(getListWithdrawCodesQueryKey()),
  request: {},
  size: PAGE_SIZE,
  rows: rowsOf,
})

/** All codes that the member made, newest first. */
export function useCodes() {
  const { rows, ...rest } = useAllRows<WithdrawCode>(options)
  return { ...rest, rows: useMemo(() => rows && newestFirst(rows), [rows]) }
}
