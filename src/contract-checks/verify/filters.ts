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
 * long ago holds no rows of today, and a least or greatest value (`minPrice`) leaves the rows on its side.
 * `x-filters: false` stands on a field that tells about all rows.
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
    if (isRequired(sources, operation, name)) continue
    const words = sources.reader.keywords(fields[name])
    if (words['x-filters'] === false) continue
    const isChoice = words['enum'] !== undefined
    const violation =
      (await checkValue(operation, without, { name, isChoice }, rows, ask)) ??
      (await checkLimit(operation, without, name, rows, ask))
    if (violation !== undefined) violations.push(violation)
  }
  return [...violations, ...(await checkSpans(sources, operation, without, rows.length, ask))]
}

async function checkValue(
  operation: ApiOperation,
  without: Input,
  filter: Filter,
  rows: readonly Json[],
  ask: Ask,
): Promise<Violation | undefined> {
  const { name } = filter
  const values = [...new Set(rows.map((row) => row[name]).filter(isScalar))]
  const [value] = values
  if (values.length < 2) return undefined
  const seen = await ask(withField(operation, without, name, value))
  const other = rowsOf(operation, seen?.body).find((row) => !answers(filter, row[name], value))
  if (other === undefined) return undefined
  const expected = `only rows with ${name} ${show(value)}`
  return { at: `/${name}`, rule: 'parameter-ignored', expected, got: show(other[name]) }
}

/** A filter; a choice is one of listed values, of which one may contain another (`PAID`, `UNPAID`). */
type Filter = { readonly name: string; readonly isChoice: boolean }

const LEAST = /(^|_)(from|since|after|min)(?=$|_|[A-Z])|(From|Since|After|Min)$/
const MOST = /(^|_)(to|until|before|max)(?=$|_|[A-Z])|(To|Until|Before|Max)$/

/**
 * Returns true for a row that may be there: it has the value, a text that contains it (a search by a part), or lies on the
 * side that a bound leaves (`yearFrom`, where rows have a `yearFrom` themselves).
 */
export function answers({ name, isChoice }: Filter, value: unknown, wanted: unknown): boolean {
  if (sharesOne(value, wanted)) return true
  const side = LEAST.test(name) ? 1 : MOST.test(name) ? -1 : 0
  const [a, b] = [ordered(value), ordered(wanted)]
  if (side !== 0 && a !== undefined && b !== undefined) return side > 0 ? a >= b : a <= b
  if (isChoice || typeof value !== 'string' || typeof wanted !== 'string') return false
  return value.toLowerCase().includes(wanted.toLowerCase())
}

/** Values that have an order: numbers, and days or times, which are texts that begin with a digit. */
function ordered(value: unknown): number | string | undefined {
  return numberIn(value) ?? (typeof value === 'string' && /^\d/.test(value) ? value : undefined)
}

/** A field that bounds a number of the rows from one side. */
async function checkLimit(
  operation: ApiOperation,
  without: Input,
  name: string,
  rows: readonly Json[],
  ask: Ask,
): Promise<Violation | undefined> {
  const [, side = '', , own = ''] = /^((min)|max)_?(\w+)$/i.exec(name) ?? []
  const field = own.charAt(0).toLowerCase() + own.slice(1)
  const values = rows.map((row) => numberIn(row[field])).filter((value) => value !== undefined)
  const isLeast = side.toLowerCase() === 'min'
  const wanted = isLeast ? Math.max(...values) : Math.min(...values)
  if (side === '' || new Set(values).size < 2) return undefined
  const isOutside = (row: Json): boolean => {
    const value = numberIn(row[field])
    return value !== undefined && (isLeast ? value < wanted : value > wanted)
  }
  const seen = await ask(withField(operation, without, name, wanted))
  const outside = rowsOf(operation, seen?.body).find(isOutside)
  if (outside === undefined) return undefined
  const expected = `only rows with ${field} of ${isLeast ? 'at least' : 'at most'} ${wanted}`
  return { at: `/${name}`, rule: 'parameter-ignored', expected, got: show(outside[field]) }
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value)
    ? (JSON.parse(value) as number)
    : undefined
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

/** Names of the two ends of a span. */
const ENDS: readonly (readonly [end: RegExp, start: string])[] = [
  [/^end/, 'start'],
  [/End$/, 'Start'],
  [/^to(?=$|_|[A-Z])/, 'from'],
  [/To$/, 'From'],
  [/_to$/, '_from'],
  [/^until$/, 'since'],
  [/Until$/, 'Since'],
  [/^before/, 'after'],
  [/Before$/, 'After'],
]

const startOf = (end: string): readonly string[] =>
  ENDS.flatMap(([pattern, start]) => (pattern.test(end) ? [end.replace(pattern, start)] : []))

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
    const start = words['x-not-before'] ?? startOf(end).find((name) => fields[name] !== undefined)
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
export function rowsOf({ paging, rows: place }: ApiOperation, body: unknown): Json[] {
  const at = paging?.items ?? place?.items
  if (at !== undefined) return list(valueAt(body, at)).filter(isJson)
  const rows = isJson(body) ? Object.values(body).find(Array.isArray) : body
  return list(rows).filter(isJson)
}
