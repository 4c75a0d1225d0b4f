import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { getListTransactionsQueryKey, listTransactions } from '#generated/client/assets/assets.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListTransactionsRequest } from '#generated/models/list-transactions-request.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { listTransactionsOperation } from '#generated/operations/assets.ts'
import { isWithin } from '#src/web/list/filter/days.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import { MOST_ROWS, pagedRead, type WithoutPage } from '#src/web/list/query/paged-read.ts'
import { recordColumns } from './record-columns.tsx'
import { recordFields, type RecordFilter, recordRequest } from './record-filter.ts'
import { RecordFilters } from './record-filters.tsx'

/** The history of a member's money, newest first, read as it is looked at. */
export const recordList: ListDescription<
  Transaction,
  RecordFilter,
  WithoutPage<ListTransactionsRequest>,
  AreaKeys['records']
> = {
  title: 'records.title',
  error: 'records.error',
  empty: { icon: <DocumentText24Regular />, title: 'records.none', text: 'records.noneText' },
  file: () => 'openbourse-history',
  columns: recordColumns,
  rowKey: ({ id }) => id,
  height: 640,
  cardsBelow: 920,
  fields: recordFields,
  Filters: RecordFilters,
  read: pagedRead({
    operation: listTransactionsOperation,
    read: listTransactions,
    key: getListTransactionsQueryKey,
    rows: ({ data }) => data.content,
  }),
  reading: 'more',
  pageSize: MOST_ROWS,
  isFinal: true,
  request: recordRequest,
  arrange: ({ days }) => {
    const isOf = isWithin(days)
    return (rows) => rows.filter(({ createTime }) => isOf(createTime))
  },
}
