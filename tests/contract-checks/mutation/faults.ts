import { setTimeout } from 'node:timers/promises'
import { validateOf } from '#src/contract-checks/api/validate.ts'
import { isJson } from '#src/contract-checks/document/place.ts'
import { isFor } from '../subject.ts'
import { behaviourFaults } from './behaviour.ts'
import { successOf } from './healthy-server.ts'
import { GONE, VALUE_KINDS } from './kinds.ts'
import { changeAt, leavesOf } from './leaves.ts'
import { dataIn, onSuccess, type Kind } from './site.ts'
import type { Mutable } from './subjects.ts'

type Turn = () => boolean
const everyThird = (): Turn => {
  let turn = 0
  return () => (turn += 1) % 3 === 2
}

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The kinds that change a value; only changes that the contract forbids indeed. */
const values = VALUE_KINDS.map(({ name, pick, wrong, rename }): Kind => ({
  name,
  make(site) {
    const { subject, operation, recorded } = site
    const { schema } = successOf(operation)
    if (schema === undefined || recorded.body === undefined) return undefined
    const isRight = validateOf(subject.api)
    for (const leaf of leavesOf(subject.api, subject.dataSchema(schema), dataIn(subject, recorded.body))) {
      if (!pick(leaf)) continue
      const broken = (body: unknown): unknown => {
        const copy = copyOf(body)
        changeAt(dataIn(subject, copy), leaf.keys, (holder, key) => {
          const own = holder as Record<string, unknown>
          const made = wrong(own[key], leaf.words)
          if (made === GONE || rename !== undefined) Reflect.deleteProperty(holder, key)
          if (made !== GONE) own[rename?.(key) ?? key] = made
        })
        return copy
      }
      if (isRight(schema, broken(recorded.body))) continue
      const at = `${subject.data}/${leaf.keys.join('/')}`
      const layer = onSuccess(site, (body, { status }) => Response.json(broken(body), { status }))
      return { operations: [operation.id], layer, at }
    }
    return undefined
  },
}))

const answers: readonly (readonly [
  string,
  (body: unknown, fine: Response, subject: Mutable) => Promise<Response> | Response,
])[] = [
  [
    'field: an undeclared field',
    (body, { status }, subject) => Response.json(withMore(subject, body), { status }),
  ],
  [
    'code: a refusal nobody named',
    (_body, _fine, { strange }) => Response.json(strange.body, { status: strange.status }),
  ],
  [
    'code: a valid request is refused',
    (_body, _fine, { usual }) => Response.json(usual.body, { status: usual.status }),
  ],
  ['code: a server error', () => Response.json({}, { status: 500 })],
  ['code: another status', (body) => Response.json(body ?? {}, { status: 203 })],
  ['code: a redirect', () => new Response('', { status: 302, headers: { location: '/elsewhere' } })],
  ['code: gone', () => new Response('', { status: 404 })],
  ['code: another method', () => new Response('', { status: 405 })],
  ['content type: plain text', (body) => typed(JSON.stringify(body ?? {}), 'text/plain')],
  ['content type: a page', () => typed('<html><body>Sorry</body></html>', 'text/html')],
  ['content type: none', (body) => typed(JSON.stringify(body ?? {}), '')],
  ['body: cut off', (body) => typed(JSON.stringify(body ?? {}).slice(0, -1), 'application/json')],
  ['body: empty', () => typed('', 'application/json')],
  ['body: JSON in a text', (body) => Response.json(JSON.stringify(body ?? {}))],
  ['body: in a list', (body) => Response.json([body ?? {}])],
  [
    'body: other bytes',
    () =>
      new Response(new Uint8Array([123, 34, 228, 34, 58, 49, 125]), {
        headers: { 'content-type': 'application/json' },
      }),
  ],
]

const typed = (text: string, type: string): Response => {
  const response = new Response(new TextEncoder().encode(text))
  response.headers.delete('content-type')
  if (type !== '') response.headers.set('content-type', type)
  return response
}

function withMore(subject: Mutable, body: unknown): unknown {
  const copy = copyOf(body)
  const data = dataIn(subject, copy)
  const rows = Array.isArray(data) ? data : [data]
  for (const row of rows) if (isJson(row)) Object.assign(row, { surprise: 1 })
  return copy
}

const whole = answers.map(([name, change]): Kind => ({
  name,
  make(site) {
    const { subject, operation, recorded } = site
    if (recorded.body === undefined && !name.startsWith('code')) return undefined
    if (name.startsWith('field') && !isOpenObject(subject, recorded.body)) return undefined
    if (name === 'code: a valid request is refused' && operation.id === subject.config.login?.operation)
      return undefined
    return { operations: [operation.id], layer: onSuccess(site, (body, fine) => change(body, fine, subject)) }
  },
}))

/** Milliseconds. The budget is that of the slow operation alone: a busy machine makes no other one late. */
const [SLOW, BUDGET] = [60, 50] as const

const slow: Kind = {
  name: 'time: too slow',
  make: (site) => ({
    operations: [site.operation.id],
    layer: onSuccess(site, async (_body, fine) => (await setTimeout(SLOW), fine)),
    budget: BUDGET,
  }),
}

const isOpenObject = (subject: Mutable, body: unknown): boolean => {
  const data = dataIn(subject, body)
  return isJson(data) || (Array.isArray(data) && isJson(data[0]))
}

/** Faults that come and go. */
const sometimes = (
  ['field: a required field is missing', 'code: a server error', 'body: cut off'] as const
).map((name): Kind => ({
  name: `sometimes: ${name}`,
  make(site) {
    const { operation } = site
    const made = [...values, ...whole].find((kind) => kind.name === name)?.make(site)
    if (made === undefined || operation.effect === 'act') return undefined
    const turn = everyThird()
    return {
      ...made,
      async layer(request, pass, out) {
        const isTurn = isFor(site.subject.api, operation.id, request) && turn()
        return isTurn ? made.layer(request, pass, out) : pass(request)
      },
    }
  },
}))

export const KINDS: readonly Kind[] = [...values, ...whole, slow, ...sometimes, ...behaviourFaults]
