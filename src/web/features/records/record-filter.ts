import { TransactionType } from '#generated/models/transaction-type.ts'
import type { ListTransactionsRequest } from '#generated/models/list-transactions-request.ts'
import type { Transaction } from '#generated/models/transaction.ts'
import { type DayRange, instantsOf, parseDay, serverDays } from '#src/core/time/day.ts'

/** Chosen for "All". */
export const ANY = 'any'

/** Filter of the history. Days are those of the reader's zone. */
export type RecordFilter = {
  readonly unit: string | null
  readonly type: TransactionType | null
  readonly days: DayRange | null
}

export const recordTypes: readonly TransactionType[] = Object.values(TransactionType)

/** Reads the filter from an address: `?coin=BTC&type=1&from=2026-11-01&to=2026-11-21`. Invalid parts are left out. */
export function filterOf(params: URLSearchParams): RecordFilter {
  const [from, to] = [parseDay(params.get('from') ?? ''), parseDay(params.get('to') ?? '')]
  return {
    unit: params.get('coin'),
    type: recordTypes.find((type) => `${type}` === params.get('type')) ?? null,
    days: from !== null && to !== null && from <= to ? { from, to } : null,
  }
}

/** The address of a filter. */
export function paramsOf({ unit, type, days }: RecordFilter): Record<string, string> {
  return {
    ...(unit !== null && { coin: unit }),
    ...(type !== null && { type: `${type}` }),
    ...(days !== null && { from: days.from, to: days.to }),
  }
}

export type AskedRecords = Omit<ListTransactionsRequest, 'pageNo' | 'pageSize'>

/** Returns the server's parameters for a filter. Their days are longer than the reader's: see `isWithin`. */
export function requestOf({ unit, type, days }: RecordFilter, timeZone?: string): AskedRecords {
  const server = days === null ? null : serverDays(days, timeZone)
  return {
    ...(unit !== null && { symbol: unit }),
    ...(type !== null && { type }),
    ...(server !== null && { startTime: server.from, endTime: server.to }),
  }
}

/** Returns a test for records within the reader's own days. */
export function isWithin(
  days: DayRange | null,
  timeZone?: string,
): (record: Pick<Transaction, 'createTime'>) => boolean {
  if (days === null) return () => true
  const { from, until } = instantsOf(days, timeZone)
  return ({ createTime }) => createTime >= from && createTime < until
}
