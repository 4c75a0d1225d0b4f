import { isJson, type Json } from '../document/place.ts'
import type { ApiOperation, Envelope, Paging, RowPlace } from './api.ts'
import { sidesOf } from './envelope.ts'
import { below } from './pointer.ts'
import type { Reader } from './reader.ts'
import { successSchema } from './success-schema.ts'

const PAGE = /^(p|page|page_?(no|num|number|index)|current|current_?page|curr_?page)$/i
const OFFSET = /^(offset|skip|start_?index|first_?result)$/i
const SIZE = /^(size|limit|page_?(size|limit)|per_?page|rows|take|max_?results|page_?count)$/i
const ROWS = /^(items|rows|list|records|content|data|results?|elements|entries|values)$/i
const TOTAL = /^(total|count|total_?(count|elements|items|rows|records|size|num|number|hits)|num_?found)$/i
const ABOUT_PAGE = /^(page|page_?(info|data|able)|pagination|paging|pager|meta|meta_?data)$/i

/** The list of objects in a successful answer, and the number beside it; undefined where there is no such list. */
export function rowPlace(
  reader: Reader,
  operation: Pick<ApiOperation, 'node'>,
  envelope: Envelope | undefined,
): RowPlace | undefined {
  const schema = successSchema(operation)
  if (schema === undefined) return undefined
  const success = envelope === undefined ? schema : sidesOf(reader, schema, envelope).success
  const data = envelope?.data
  const inner = data === undefined ? undefined : reader.properties(success)[data]
  const start =
    inner === undefined || data === undefined
      ? { at: '', schema: success }
      : { at: below('', data), schema: inner }
  const found = listIn(reader, settled(reader, start.schema), start.at, 2)
  if (found === undefined || found.total !== undefined || envelope === undefined) return found
  // The number may stand beside the data.
  const total = totalIn(reader, success)
  return total === undefined ? found : { ...found, total: below('', total) }
}

/** A choice between one schema and null is that schema. */
function settled(reader: Reader, schema: unknown): unknown {
  const words = reader.keywords(schema)
  const branches = [words['oneOf'], words['anyOf']]
    .flat()
    .filter((each) => isJson(each) && reader.keywords(each)['type'] !== 'null')
  return words['type'] === undefined && words['properties'] === undefined && branches.length === 1
    ? branches[0]
    : schema
}

function listIn(reader: Reader, schema: unknown, at: string, depth: number): RowPlace | undefined {
  const words = reader.keywords(schema)
  const items = settled(reader, words['items'])
  if (isJson(items) && Object.keys(reader.properties(items)).length > 0)
    return { items: at, total: undefined, schema: items }
  if (depth === 0) return undefined
  const properties = Object.entries(reader.properties(schema)).toSorted(
    ([a], [b]) => (ROWS.test(b) ? 1 : 0) - (ROWS.test(a) ? 1 : 0),
  )
  const lists = properties.flatMap(([name, inner]) => {
    const found = listIn(reader, settled(reader, inner), below(at, name), 0)
    return found === undefined ? [] : [{ ...found, name }]
  })
  const total = totalBeside(reader, schema)
  const [first] = lists
  // Several lists are parts of one thing, unless one of them is named as the rows.
  if (
    first !== undefined &&
    (lists.length === 1 || ROWS.test(first.name)) &&
    (total !== undefined || ROWS.test(first.name))
  )
    return {
      items: first.items,
      total: total === undefined ? undefined : `${at}${total}`,
      schema: first.schema,
    }
  for (const [name, inner] of lists.length > 0 ? [] : properties) {
    const found = listIn(reader, settled(reader, inner), below(at, name), depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

const totalIn = (reader: Reader, schema: unknown): string | undefined =>
  Object.entries(reader.properties(schema)).find(
    ([name, inner]) =>
      TOTAL.test(name) &&
      [reader.keywords(inner)['type']].flat().some((type) => type === 'integer' || type === 'number'),
  )?.[0]

/** Pointer to the number of all rows: beside the list, or in an object about the page there. */
function totalBeside(reader: Reader, schema: unknown): string | undefined {
  const own = totalIn(reader, schema)
  if (own !== undefined) return below('', own)
  return Object.entries(reader.properties(schema))
    .filter(([name]) => ABOUT_PAGE.test(name))
    .flatMap(([name, inner]) => {
      const total = totalIn(reader, settled(reader, inner))
      return total === undefined ? [] : [below(below('', name), total)]
    })[0]
}

/** Names of page and size by what requests usually call them; what is marked or configured goes before it. */
export function inferPaging(
  reader: Reader,
  fields: Readonly<Record<string, Json>>,
  rows: RowPlace | undefined,
  mark: Json,
): Paging | undefined {
  const numbers = Object.entries(fields).filter(([, schema]) =>
    [reader.keywords(schema)['type']].flat().includes('integer'),
  )
  const named = (pattern: RegExp): string | undefined => numbers.find(([name]) => pattern.test(name))?.[0]
  const text = (word: string): string | undefined => (typeof mark[word] === 'string' ? mark[word] : undefined)
  const size = text('size') ?? named(SIZE)
  const offset = named(OFFSET)
  const page = text('page') ?? named(PAGE) ?? (size === undefined ? undefined : offset)
  const items = text('items') ?? rows?.items
  const total = text('total') ?? rows?.total
  if (items === undefined || (Object.keys(mark).length === 0 && (page === undefined || size === undefined)))
    return undefined
  const isOffset = page !== undefined && page === offset
  const { minimum, default: usual } = reader.keywords(fields[page ?? ''])
  const said = [mark['base'], minimum, usual].find((each) => typeof each === 'number')
  if (said !== undefined || isOffset) return { items, total, page, size, base: said ?? 0, isOffset }
  return { items, total, page, size, base: 1, isGuess: true, isOffset }
}
