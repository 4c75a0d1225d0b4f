import { TransactionType } from '#generated/models/transaction-type.ts'
import type { ListTransactionsRequest } from '#generated/models/list-transactions-request.ts'
import { listTransactionsOperation } from '#generated/operations/assets.ts'
import { dayParameters } from '#src/web/list/filter/days.ts'
import { choiceField, daysField, type FilterOf, textField } from '#src/web/list/filter/filter-field.ts'
import type { WithoutPage } from '#src/web/list/query/paged-read.ts'

export const recordTypes: readonly TransactionType[] = Object.values(TransactionType)

/** Filter of the history: `?coin=BTC&type=1&from=2026-11-01&to=2026-11-21`. Days are those of the reader's zone. */
export const recordFields = {
  unit: textField('coin', listTransactionsOperation, 'symbol'),
  type: choiceField('type', recordTypes),
  days: daysField(),
}

export type RecordFilter = FilterOf<typeof recordFields>

/** Returns the server's parameters for a filter. */
export const recordRequest = ({ unit, type, days }: RecordFilter): WithoutPage<ListTransactionsRequest> => ({
  ...(unit !== null && { symbol: unit }),
  ...(type !== null && { type }),
  ...dayParameters(days),
})
