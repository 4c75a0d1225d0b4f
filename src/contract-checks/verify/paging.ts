import type { ApiOperation, Paging } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson, list, show } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import { withField, type Input } from './input.ts'

type Ask = (input: Input) => Promise<{ readonly body: unknown; readonly isClean?: boolean } | undefined>
type Page = { readonly rows: readonly string[]; readonly total: unknown }

/**
 * Checks that the page size is honoured, that pages have no row in common, and that the number of all rows does not
 * depend on the page. `ask` makes one call, `probe` one that may be refused.
 */
export async function checkPaging(
  operation: ApiOperation,
  example: Input,
  ask: Ask,
  probe: Ask,
): Promise<Violation[]> {
  const { paging } = operation
  if (paging?.isGuess !== true) return checkFrom(paging, operation, example, ask)
  const base = await firstPage(paging, operation, example, probe)
  return checkFrom({ ...paging, base }, operation, example, ask)
}

/** Pages are counted from 0 where page 0 has rows, and others than page 1. */
async function firstPage(paging: Paging, operation: ApiOperation, example: Input, ask: Ask): Promise<number> {
  const { page, size } = paging
  if (page === undefined || size === undefined) return paging.base
  const rows = async (number: number): Promise<readonly string[]> => {
    const sized = withField(operation, example, size, 1)
    return pageIn(paging, (await ask(withField(operation, sized, page, number)))?.body).rows
  }
  const [one, zero] = [await rows(1), await rows(0)]
  return zero.length > 0 && zero.join() !== one.join() ? 0 : 1
}

async function checkFrom(
  paging: Paging | undefined,
  operation: ApiOperation,
  example: Input,
  ask: Ask,
): Promise<Violation[]> {
  const { page, size } = paging ?? {}
  if (paging === undefined || page === undefined || size === undefined) return []
  const asked = async (number: number, rows: number): Promise<Page> => {
    const first = paging.isOffset ? paging.base + number * rows : paging.base + number
    const sized = withField(operation, example, size, rows)
    const seen = await ask(withField(operation, sized, page, first))
    // Of rows that are broken nothing is known: their keys may be what is wrong.
    return pageIn(paging, seen?.isClean === false ? undefined : seen?.body)
  }

  const one = await asked(0, 1)
  if (one.rows.length > 1) return ignored(size, 'at most 1 row', `${one.rows.length} rows`)
  if (one.rows.length === 0) return []
  const two = await asked(0, 2)
  const changing = await changingTotal(paging, one, two, () => asked(0, 1))
  if (changing.length > 0) return changing
  const more = typeof one.total === 'number' && one.total > 1
  if (two.rows.length > 2 || (two.rows.length < 2 && more))
    return ignored(size, '2 rows', `${two.rows.length} rows`)
  const later = await asked(1, 2)
  const shared = later.rows.filter((row) => two.rows.includes(row)).length
  if (shared === 0) return []
  // A row that has come meanwhile moves the others on.
  const again = await asked(0, 2)
  if (again.rows.join() !== two.rows.join()) return []
  return ignored(page, 'other rows', `${shared} of the first page again`)
}

/** The number of all rows must not be that of the page. Rows may come and go, so it has to differ twice alike. */
async function changingTotal(
  { total }: Paging,
  one: Page,
  two: Page,
  again: () => Promise<Page>,
): Promise<Violation[]> {
  if (total === undefined || typeof one.total !== 'number' || one.total === two.total) return []
  if (one.total !== 1 || two.total !== two.rows.length || two.rows.length < 2) return []
  const third = await again()
  if (third.total !== one.total) return []
  const expected = 'the number of all rows'
  return [
    {
      at: total,
      rule: 'paging',
      expected,
      got: `${show(one.total)}, then ${show(two.total)}: that of the page`,
    },
  ]
}

const ignored = (field: string, expected: string, got: string): Violation[] => [
  { at: `/${field}`, rule: 'parameter-ignored', expected, got },
]

const pageIn = ({ items, total }: Paging, body: unknown): Page => ({
  rows: list(valueAt(body, items)).map(keyOf),
  total: total === undefined ? undefined : valueAt(body, total),
})

/** Returns the identity of a row: its id, because the rest may change between two calls (a price, for example). */
function keyOf(row: unknown): string {
  const id = isJson(row) ? (row['id'] ?? row['uuid']) : undefined
  return JSON.stringify(id ?? row)
}
