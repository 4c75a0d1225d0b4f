import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson, list } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import { sideOf, type Input } from './input.ts'

type Ask = (input: Input) => Promise<{ readonly body: unknown } | undefined>

/** Checks that the page size is honoured and that pages have no row in common. `ask` makes one call. */
export async function checkPaging(operation: ApiOperation, example: Input, ask: Ask): Promise<Violation[]> {
  const mark = operation.node['x-paging']
  if (!isJson(mark) || operation.paging === undefined) return []
  const { page, size, base } = mark
  if (typeof page !== 'string' || typeof size !== 'string' || typeof base !== 'number') return []
  const { items, total } = operation.paging
  const side = sideOf(operation, page)
  const asked = async (number: number, rows: number): Promise<{ rows: string[]; total: unknown }> => {
    const seen = await ask({ ...example, [side]: { ...example[side], [page]: number, [size]: rows } })
    const all = list(valueAt(seen?.body, items)).map(keyOf)
    return { rows: all, total: valueAt(seen?.body, total) }
  }
  const ignored = (field: string, expected: string, got: string): Violation[] => [
    { at: `/${field}`, rule: 'parameter-ignored', expected, got },
  ]

  const one = await asked(base, 1)
  if (one.rows.length > 1) return ignored(size, 'at most 1 row', `${one.rows.length} rows`)
  if (one.rows.length === 0) return []
  const two = await asked(base, 2)
  const more = typeof one.total === 'number' && one.total > 1
  if (two.rows.length > 2 || (two.rows.length < 2 && more))
    return ignored(size, '2 rows', `${two.rows.length} rows`)
  const later = await asked(base + 1, 2)
  const shared = later.rows.filter((row) => two.rows.includes(row)).length
  if (shared === 0) return []
  // A row that has come meanwhile moves the others on.
  const again = await asked(base, 2)
  if (again.rows.join() !== two.rows.join()) return []
  return ignored(page, 'other rows', `${shared} of the first page again`)
}

/** Returns the identity of a row: its id, because the rest may change between two calls (a price, for example). */
function keyOf(row: unknown): string {
  const id = isJson(row) ? (row['id'] ?? row['uuid']) : undefined
  return JSON.stringify(id ?? row)
}
