import { useMemo } from 'react'
import { getListConversionsQueryKey, listConversions } from '#generated/client/convert/convert.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import type { ConversionsResponse } from '#generated/models/conversions-response.ts'
import { listConversionsOperation } from '#generated/operations/convert.ts'
import { anyRequest } from '#src/web/client/any-request.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { useAllRows } from '#src/web/list/use-all-rows.ts'
import { newestFirst } from './conversions.ts'

const PAGE_SIZE = 100
const rowsOf = ({ data }: ConversionsResponse): readonly ConvertOrder[] => data.content

const options = pagedQuery({
  operation: listConversionsOperation,
  read: listConversions,
  key: anyRequest(getListConversionsQueryKey()),
  request: {},
  size: PAGE_SIZE,
  rows: rowsOf,
})

/** All conversions of the member, newest first. The call neither filters nor has a sure order. */
export function useConversions() {
  const { rows, ...rest } = useAllRows<ConvertOrder>(options)
  return { ...rest, rows: useMemo(() => rows && newestFirst(rows), [rows]) }
}
