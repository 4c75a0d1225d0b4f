import { parseGmt8 } from '#src/core/time/gmt8.ts'
import { firstAfter } from '../kernel/log-view.ts'

type PageRequest = { readonly pageNo?: number; readonly pageSize?: number }

export type Page<T> = { content: T[]; totalElements: number; totalPages: number; size: number }

/** One page of rows, counted from 1, with what every page carries beside them. */
export function pageOf<T>(rows: readonly T[], { pageNo = 1, pageSize = 10 }: PageRequest): Page<T> {
  const start = (pageNo - 1) * pageSize
  return {
    content: rows.slice(start, start + pageSize),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    size: pageSize,
  }
}

type Days = { readonly startTime?: string; readonly endTime?: string }

/**
 * One page of rows that are in the order of time, newest first, as `pageOf`; of those between two days (`yyyy-MM-dd` in
 * GMT+8, both included) where days are given. Reads no other rows than those of the page, and a few for the days.
 */
export function newestPage<T>(
  rows: readonly T[],
  { pageNo = 1, pageSize = 10 }: PageRequest,
  { startTime, endTime }: Days = {},
  timeOf: (row: T) => number = () => 0,
): Page<T> {
  const first = startTime === undefined ? 0 : firstAfter(rows, momentOf(startTime, '00:00:00') - 1, timeOf)
  const after =
    endTime === undefined ? rows.length : firstAfter(rows, momentOf(endTime, '23:59:59') + 999, timeOf)
  const count = Math.max(0, after - first)
  const end = after - (pageNo - 1) * pageSize
  return {
    content: rows.slice(Math.max(first, end - pageSize), Math.max(first, end)).toReversed(),
    totalElements: count,
    totalPages: Math.ceil(count / pageSize),
    size: pageSize,
  }
}

/** @throws RangeError for a day that does not exist: the contract has been checked before */
function momentOf(day: string, clock: string): number {
  const moment = parseGmt8(`${day} ${clock}`)
  if (moment === null) throw new RangeError(`no day ${day}`)
  return moment
}
