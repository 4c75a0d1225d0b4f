import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import type { Reader } from '#src/contract-checks/api/reader.ts'
import type { Sampler } from '#src/contract-checks/api/sample.ts'
import { isJson, show, type Json } from '#src/contract-checks/document/place.ts'
import { roleOf, type Role } from './roles.ts'

export type Row = Record<string, unknown>
type Parts = { reader: Reader; sample: Sampler; dataOf: (operation: ApiOperation) => Json | undefined }

const ROWS = 7
/** Before the number of the first row. */
const FIRST = 7100
/** Numbers that go on by themselves. */
const MOVING = 'visitors'

/** The rows of all collections of a contract, made by what its lists and single answers look like. */
export function rowsOf(api: Api, { reader, sample, dataOf }: Parts) {
  const rows = new Map<string, Row[]>()
  let last = ROWS
  const schemas = new Map<string, Json>()
  for (const operation of api.operations) {
    const { kind, of } = roleOf(operation)
    const schema = dataOf(operation)
    if (schema === undefined || (kind !== 'list' && kind !== 'single')) continue
    const own = kind === 'list' ? itemsOf(schema) : schema
    if (own !== undefined) schemas.set(of, own)
  }
  for (const [of, schema] of schemas)
    rows.set(
      of,
      Array.from({ length: ROWS }, (_, at) => make(schema, at)),
    )

  function itemsOf(schema: Json): Json | undefined {
    const { items } = reader.keywords(schema)
    if (isJson(items)) return items
    const inner = Object.values(reader.properties(schema)).find((each) =>
      isJson(reader.keywords(each)['items']),
    )
    return inner === undefined ? undefined : itemsOf(inner)
  }

  function make(schema: Json, turn: number): Row {
    const row = sample(schema, { turn, all: true, side: 'answer' }) as Row
    // Nobody guesses a key.
    if (typeof row['id'] === 'number') row['id'] += FIRST
    for (const name of ['bookId', 'itemId']) if (name in row) row[name] = FIRST + 1 + (turn % ROWS)
    return row
  }

  const all = ({ of }: Role): Row[] => rows.get(of) ?? []
  const isKey = (name: string): boolean => /^(id|sku|\w+(No|Id))$/.test(name)

  function find(role: Role, sent: Json): Row | undefined {
    const [name, value] = Object.entries(sent).find(([key]) => isKey(key)) ?? ['', undefined]
    return all(role).find(
      (row) => show(row[name] === undefined || name === 'bookId' ? row['id'] : row[name]) === show(value),
    )
  }

  function fits(row: Row, name: string, value: unknown): boolean {
    const day = Object.values(row).find((each) => typeof each === 'string' && /^\d{4}-\d\d-\d\d/.test(each))
    if (/^start|From$/.test(name)) return show(day) >= show(value)
    if (/^end|To$/.test(name)) return show(day) <= show(value)
    const [, least = ''] = /^min([A-Z]\w+)$/.exec(name) ?? []
    const number = row[least.charAt(0).toLowerCase() + least.slice(1)]
    if (least !== '' && typeof number === 'number') return number >= (value as number)
    return !(name in row) || show(row[name]) === show(value)
  }

  return {
    find,
    single(role: Role): Row | undefined {
      const [row] = rows.get(role.of) ?? []
      if (typeof row?.[MOVING] === 'number') row[MOVING] += 1
      return row
    },
    /** True where a request refers to a row of another collection that is not there. */
    missingReference: (sent: Json): boolean =>
      Object.entries(sent).some(([name, value]) => {
        const [, thing = ''] = /^(\w+)Id$/.exec(name) ?? []
        const others = rows.get(thing) ?? rows.get(`${thing}s`)
        return thing !== '' && others !== undefined && !others.some(({ id }) => id === value)
      }),
    page(operation: ApiOperation, role: Role, sent: Json): unknown {
      const fields = { ...reader.properties(operation.body?.schema) }
      for (const { name, schema } of operation.parameters) fields[name] = schema
      const usual = (name: string): unknown => sent[name] ?? reader.keywords(fields[name])['default']
      const paging = new Set(['page', 'pageNo', 'pageSize', 'offset', 'limit'])
      const found = all(role).filter((row) =>
        Object.entries(sent).every(([name, value]) => paging.has(name) || fits(row, name, value)),
      )
      const size = (usual('pageSize') ?? usual('limit') ?? 1000) as number
      const number = (usual('page') ?? usual('pageNo') ?? 1) as number
      const start = (usual('offset') ?? (number - 1) * size) as number
      const part = found.slice(start, start + size)
      const data = dataOf(operation) ?? {}
      const properties = reader.properties(data)
      if (Object.keys(properties).length === 0) return part
      return Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [
          name,
          isJson(reader.keywords(each)['items']) ? part : found.length,
        ]),
      )
    },
    create(operation: ApiOperation, role: Role, sent: Json): unknown {
      const schema = schemas.get(role.of) ?? {}
      const own = all(role)
      last += 1
      const row = { ...make(schema, last), ...sent, remark: sent['remark'] ?? null }
      const names = Object.keys(reader.properties(schema))
      const made = Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)))
      if (role.of === 'loans') own.unshift(made)
      else own.push(made)
      const properties = Object.keys(reader.properties(dataOf(operation)))
      return Object.fromEntries(Object.entries(made).filter(([name]) => properties.includes(name)))
    },
    /** False where the state forbids it. */
    update(role: Role, row: Row, sent: Json): boolean {
      if (role.verb === 'cancel') {
        if (row['state'] === 'DONE') return false
        row['state'] = 'DONE'
      }
      if (typeof sent['delta'] === 'number' && typeof row['count'] === 'number')
        row['count'] = Math.max(0, row['count'] + sent['delta'])
      for (const [name, value] of Object.entries(sent)) if (name in row && !isKey(name)) row[name] = value
      return true
    },
    remove(role: Role, row: Row): void {
      rows.set(
        role.of,
        all(role).filter((each) => each !== row),
      )
    },
  }
}
