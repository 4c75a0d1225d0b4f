/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import type { Api } from '#src/contract-checks/api/api.ts'
import { createReader } from '#src/contract-checks/api/reader.ts'
import { createSampler } from '#src/contract-checks/api/sample.ts'
import { isJson, list, show, type Json } from '#src/contract-checks/document/place.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import { createRouter } from '#src/contract-checks/judge/router.ts'
import type { Handle } from '#tests/contract-checks/layered-server.ts'
import { successOf } from '#tests/contract-checks/mutation/healthy-server.ts'

type Row = Record<string, unknown>

/** Names as such a data base has them: some contain another one. */
const NAMES = [
  'Tarsus',
  'Meridian',
  'Kolvoord',
  'Andoria',
  'Tarsus IV',
  'Risa',
  'Betazed',
  'Rigel',
  'Rigel X',
]
const USUAL_SIZE = 50
const MOST = 100
const LETTERS = 2

/** A well-behaved server of the STAPI contract: it searches, sorts and pages collections, and finds one by its `uid`. */
export function starTrekServer(api: Api): Handle {
  const reader = createReader(api)
  const sample = createSampler(api.document)
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const rows = new Map<string, Row[]>()
  const answerOf = new Map(api.operations.map((operation) => [operation.path, successOf(operation).schema]))

  /** Rows of a collection, made when it is asked for the first time. */
  function rowsOf(name: string): Row[] {
    const known = rows.get(name)
    if (known !== undefined) return known
    const [full] = Object.values(reader.properties(answerOf.get(`/${name}`)))
    const made = NAMES.map((own, turn): Row => {
      const row = sample(full, { turn, all: true, side: 'answer' }) as Row
      row['uid'] = keyOf(name, turn)
      for (const field of ['name', 'title']) if (field in row) row[field] = own
      return row
    })
    rows.set(name, made)
    return made
  }

  function search(name: string, url: URL, form: URLSearchParams): unknown {
    const all = rowsOf(name).filter((row) => [...form].every(([field, text]) => fits(row, field, text)))
    const clauses = sortOf(url.searchParams.get('sort') ?? '')
    const sorted = all.toSorted((a, b) => {
      const differing = clauses.find((clause) => show(a[clause.name]) !== show(b[clause.name]))
      if (differing === undefined) return 0
      const order = show(a[differing.name]) < show(b[differing.name]) ? -1 : 1
      return differing.direction === 'ASC' ? order : -order
    })
    const asked = whole(url.searchParams.get('pageSize'))
    const pageSize = asked === undefined || asked < 1 ? USUAL_SIZE : Math.min(asked, MOST)
    const pageNumber = Math.max(0, whole(url.searchParams.get('pageNumber')) ?? 0)
    const part = sorted.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
    const totalPages = Math.ceil(all.length / pageSize)
    const properties = reader.properties(answerOf.get(`/${name}/search`))
    const [items = '', base] =
      Object.entries(properties).find(([, inner]) => isJson(reader.keywords(inner)['items'])) ?? []
    const { items: own } = reader.keywords(base)
    const fields = Object.keys(reader.properties(own))
    // Rows of a list show less of other things than the answer for one of them.
    const short = (row: Row): Row => {
      const made = sample(own, { all: true, side: 'answer' }) as Row
      const plain = fields.filter((field) => typeof row[field] !== 'object')
      return { ...made, ...Object.fromEntries(plain.map((field) => [field, row[field]])) }
    }
    return {
      page: {
        pageNumber,
        pageSize,
        numberOfElements: part.length,
        totalElements: all.length,
        totalPages,
        firstPage: pageNumber === 0,
        lastPage: pageNumber >= totalPages - 1,
      },
      sort: { clauses },
      [items]: part.map(short),
    }
  }

  return async (request) => {
    const url = new URL(request.url)
    const operation = route(request.method, url.pathname)
    if (operation === undefined) return undefined
    const type = request.headers.get('content-type') ?? ''
    const text = await request.text()
    if (isRight(operation, { url, type, text }) === false) return failure(400, 'invalid request')
    const [, name = '', kind] = operation.path.split('/')
    if (kind === 'search') return Response.json(search(name, url, new URLSearchParams(text)))
    const row = rowsOf(name).find(({ uid }) => uid === url.searchParams.get('uid'))
    const [field = ''] = Object.keys(reader.properties(answerOf.get(operation.path)))
    return row === undefined ? failure(404, 'not found') : Response.json({ [field]: row })
  }
}

function keyOf(name: string, at: number): string {
  return `${name.slice(0, LETTERS).toUpperCase()}MA${String(at + 1).padStart(10, '0')}`
}

const failure = (status: number, message: string): Response =>
  Response.json({ code: `E${status}`, message }, { status })

const whole = (text: string | null): number | undefined =>
  text !== null && /^-?\d+$/.test(text) ? (JSON.parse(text) as number) : undefined

/** Texts are searched for, `…From` and `…To` bound a number or a day, everything else must be the same. */
function fits(row: Json, field: string, text: string): boolean {
  const [, own = '', side = ''] = /^(\w+)(From|To)$/.exec(field) ?? []
  const value = row[own] ?? row[field]
  if (value === undefined) return true
  if (side !== '') {
    const [a, b] = typeof value === 'number' ? [value, JSON.parse(text) as number] : [show(value), text]
    return side === 'From' ? a >= b : a <= b
  }
  return typeof value === 'string' && !/^[A-Z_]+$/.test(value)
    ? value.toLowerCase().includes(text.toLowerCase())
    : list(value).length > 0 || show(value) === text
}

type Clause = { readonly name: string; readonly direction: string; readonly clauseOrder: number }

const sortOf = (text: string): Clause[] =>
  text
    .split(';')
    .flatMap((clause, clauseOrder): Clause[] =>
      /^\w+,(ASC|DESC)$/.test(clause)
        ? [{ name: clause.split(',')[0] ?? '', direction: clause.split(',')[1] ?? '', clauseOrder }]
        : [],
    )
