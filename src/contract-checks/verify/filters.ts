import type { ApiOperation } from '../api/api.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson, list, show, type Json } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import { isRequired, requestSchemas, type Sources, withoutOptional } from './candidates.ts'
import { withField, type Input } from './input.ts'

type Ask = (
  input: Input,
) => Promise<{ readonly succeeded?: boolean | undefined; readonly body: unknown } | undefined>

/**
 * Checks that filters narrow. A filter is an optional field that has the name of a field of the rows: asked for one of
 * the values that rows have, no row with another may come; of values joined by commas a row needs one. A span of days
 * long ago holds no rows of today. `x-filters: false` stands on a field that tells about all rows.
 */
export async function checkFilters(
  sources: Sources,
  operation: ApiOperation,
  example: Input,
  ask: Ask,
): Promise<Violation[]> {
  const fields = requestSchemas(sources, operation)
  const filters = Object.keys(fields)
  const without = withoutOptional(sources, operation, example)
  const rows = rowsOf(operation, (await ask(without))?.body)
  if (rows.length < 2) return []
  const violations: Violation[] = []
  for (const name of filters) {
    const values = [...new Set(rows.map((row) => row[name]).filter(isScalar))]
    const [value] = values
    if (values.length < 2 || isRequired(sources, operation, name)) continue
    if (sources.reader.keywords(fields[name])['x-filters'] === false) continue
    const seen = await ask(withField(operation, without, name, value))
    const others = rowsOf(operation, seen?.body).filter((row) => !sharesOne(row[name], value))
    if (others.length === 0) continue
    const [other] = others
    const expected = `only rows with ${name} ${show(value)}`
    violations.push({ at: `/${name}`, rule: 'parameter-ignored', expected, got: show(other?.[name]) })
  }
  return [...violations, ...(await checkSpans(sources, operation, without, rows.length, ask))]
}

/** Returns true for values that are the same, or, joined by commas, have one in common. */
export function sharesOne(value: unknown, wanted: unknown): boolean {
  const parts = show(wanted).split(',')
  return show(value)
    .split(',')
    .some((part) => parts.includes(part))
}

/** A moment that no row is of, before all of them and after. */
const NEVER: Readonly<Record<string, readonly [past: string, future: string]>> = {
  date: ['2000-01-01', '2999-01-01'],
  gmt8: ['2000-01-01 00:00:00', '2999-01-01 00:00:00'],
  'date-time': ['2000-01-01T00:00:00Z', '2999-01-01T00:00:00Z'],
}

/** Pairs of fields that are the two ends of a span: where it lies before or after all rows, none may come. */
async function checkSpans(
  sources: Sources,
  operation: ApiOperation,
  input: Input,
  all: number,
  ask: Ask,
): Promise<Violation[]> {
  const fields = requestSchemas(sources, operation)
  const violations: Violation[] = []
  for (const [end, schema] of Object.entries(fields)) {
    const words = sources.reader.keywords(schema)
    const start = words['x-not-before'] ?? end.replace(/^end/, 'start').replace(/^to$/, 'from')
    const [past, future] = NEVER[String(words['format'])] ?? []
    if (typeof start !== 'string' || start === end || fields[start] === undefined) continue
    for (const [field, moment] of [
      [start, future],
      [end, past],
    ] as const) {
      const asked = withField(operation, withField(operation, input, start, moment), end, moment)
      const rows = moment === undefined ? [] : rowsOf(operation, (await ask(asked))?.body)
      if (rows.length === 0 || rows.length < all) continue
      const expected = `no rows of ${String(moment)}`
      violations.push({ at: `/${field}`, rule: 'parameter-ignored', expected, got: `${rows.length} rows` })
    }
  }
  return violations
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** Rows of a page or of a list that is all of the data. */
function rowsOf({ paging }: ApiOperation, body: unknown): Json[] {
  if (!isJson(body)) return []
  const rows = paging === undefined ? Object.values(body).find(Array.isArray) : valueAt(body, paging.items)
  return list(rows).filter(isJson)
}
