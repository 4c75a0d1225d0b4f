import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson, list } from '../document/place.ts'
import type { Fault } from '../judge/fault.ts'
import type { Input } from './input.ts'

type Ask = (input: Input) => Promise<{ readonly body: unknown } | undefined>

/** Whether the page size is honoured and two pages show different rows. `ask` makes one call. */
export async function checkPaging(operation: ApiOperation, example: Input, ask: Ask): Promise<Fault[]> {
  const mark = operation.node['x-paging']
  if (!isJson(mark) || operation.paging === undefined) return []
  const { page, size, base } = mark
  if (typeof page !== 'string' || typeof size !== 'string' || typeof base !== 'number') return []
  const { items } = operation.paging
  const side = operation.body === undefined ? 'parameters' : 'body'
  const rowsOf = async (number: number): Promise<readonly unknown[]> => {
    const seen = await ask({ ...example, [side]: { ...example[side], [page]: number, [size]: 1 } })
    return list(valueAt(seen?.body, items))
  }
  const first = await rowsOf(base)
  if (first.length > 1)
    return [
      { at: `/${size}`, rule: 'parameter-ignored', expected: 'at most 1 row', got: `${first.length} rows` },
    ]
  if (first.length === 0) return []
  const second = await rowsOf(base + 1)
  const same = second.length > 0 && JSON.stringify(second) === JSON.stringify(first)
  return same
    ? [{ at: `/${page}`, rule: 'parameter-ignored', expected: 'other rows', got: 'those of the first page' }]
    : []
}
