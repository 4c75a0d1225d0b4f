import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getListTransactionsQueryKey, listTransactions } from '#generated/client/assets/assets.ts'
import type { ListTransactionsRequest } from '#generated/models/list-transactions-request.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import type { TransactionsResponse } from '#generated/models/transactions-response.ts'
import { listTransactionsOperation } from '#generated/operations/assets.ts'
import { allRows } from '#src/web/list/all-rows.ts'
import { pagedQuery } from '#src/web/list/paged.ts'
import { isWithin, type RecordFilter, requestOf } from './record-filter.ts'

/** As many as a server gives at once. */
const PAGE_SIZE = 100

const rowsOf = ({ data }: TransactionsResponse): readonly Transaction[] => data.content

/** The history that a filter asks for, newest first, fetched as it is looked at. */
export function useRecords(filter: RecordFilter) {
  const request = requestOf(filter)
  const query = useInfiniteQuery({
    ...pagedQuery<ListTransactionsRequest, TransactionsResponse, Transaction>({
      operation: listTransactionsOperation,
      read: listTransactions,
      key: ['POST', getListTransactionsQueryKey()[1], request],
      request,
      size: PAGE_SIZE,
      rows: rowsOf,
    }),
    // Every page would be fetched anew; what was booked does not change.
    refetchOnWindowFocus: false,
    // Comparing all that is here with each page that comes would take longer than a frame.
    structuralSharing: false,
  })
  const { data } = query
  const { days } = filter
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows.filter(isWithin(days))), [data, days])
  /** Reads all records of the filter, for a file. @throws the client's error when a page cannot be had */
  const all = async (): Promise<readonly Transaction[]> => (await allRows(query)).filter(isWithin(days))
  return { ...query, rows, all }
}
