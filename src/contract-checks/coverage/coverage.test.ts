import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { coverage as command } from './command.ts'
import type { CoverageReport } from './output.ts'
import { createSeen, type SeenJson } from './seen.ts'
import { percent, tally } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverage-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shop = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0 }
servers: [{ url: /api }]
x-envelope: { code: code, success: 0, message: message, data: data, failure: '#/components/schemas/No' }
x-session-codes: { loggedOut: [4000] }
security: [{ token: [] }]
paths:
  /orders:
    post:
      operationId: listOrders
      x-effect: read
      x-errors: [{ code: 7, key: too-many }]
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [size]
              properties:
                size: { type: integer, minimum: 1, maximum: 50 }
                state: { type: string, enum: [OPEN, DONE], minLength: 4 }
      responses:
        '200':
          description: Orders.
          content:
            application/json:
              schema:
                type: object
                properties:
                  code: { type: integer, enum: [0] }
                  data:
                    type: array
                    items:
                      type: object
                      properties:
                        id: { type: integer }
                        state: { oneOf: [{ type: string, enum: [OPEN, DONE] }, { type: 'null' }] }
  /flight:
    get: { operationId: fly, security: [], responses: { '200': { description: Flown. } } }
components:
  securitySchemes: { token: { type: apiKey, in: header, name: x-token } }
  schemas: { No: { type: object } }
`
const contract = join(folder, 'shop.yaml')
writeFileSync(contract, shop)
const api = await loadApi(contract)

type Call = { path?: string; send?: string; answer: unknown; status?: number }

function seenIn(...calls: Call[]): SeenJson {
  const seen = createSeen(api)
  for (const { path = '/orders', send = '', answer, status = 200 } of calls) {
    const operation = api.operations.find((one) => one.path === path)
    if (operation === undefined) throw new Error(`no ${path}`)
    seen.note(
      operation,
      { url: new URL(`http://shop.test/api${path}`), type: 'application/x-www-form-urlencoded', text: send },
      { status, contentType: 'application/json', text: JSON.stringify(answer) },
    )
  }
  return seen.json()
}

const fine = { code: 0, data: [{ id: 1, state: 'OPEN' }] }

test.each<[string, Call, SeenJson[string]]>([
  [
    'a success',
    { send: 'size=5', answer: fine },
    {
      operations: ['listOrders'],
      parameters: ['/size sent', '/state left out'],
      fields: ['/data', '/data/*/id', '/data/*/state'],
      values: ['/data/*/state OPEN'],
    },
  ],
  [
    'a value at its limit, and a listed one',
    { send: 'size=50&state=DONE', answer: { code: 0 } },
    {
      operations: ['listOrders'],
      parameters: ['/size at maximum 50', '/size sent', '/state at minLength 4', '/state sent'],
      values: ['sent /state DONE'],
    },
  ],
  [
    'a required field left out and refused',
    { answer: { code: 7 } },
    { parameters: ['/size left out'], codes: ['7'] },
  ],
  ['no session', { send: 'size=5', answer: { code: 4000 } }, { codes: ['no session'] }],
  ['a code that nobody documented', { send: 'size=5', answer: { code: 9 } }, {}],
])('%s', (_what, call, expected) => {
  const { listOrders = {} } = seenIn(call)
  expect(Object.fromEntries(Object.entries(listOrders).filter(([, names]) => names.length > 0))).toEqual(
    expected,
  )
})

test('a 404, a truncated body and an uncalled operation cover nothing', () => {
  expect(seenIn({ answer: fine, status: 404 }, { path: '/flight', answer: undefined })).toEqual({})
})

test('several runs are merged; ignored operations do not count', () => {
  const runs = [
    seenIn({ send: 'size=5', answer: fine }),
    seenIn({ send: 'size=1', answer: { code: 0, data: [{ state: 'DONE' }] } }),
  ]
  const both = tally(api, runs, new Set())
  expect(both.counts).toEqual({
    operations: { seen: 1, of: 2 },
    parameters: { seen: 3, of: 7 },
    fields: { seen: 3, of: 3 },
    values: { seen: 2, of: 4 },
    codes: { seen: 0, of: 2 },
  })
  expect(both.operations[0]?.unseen.parameters).toEqual([
    '/size left out',
    '/size at maximum 50',
    '/state sent',
    '/state at minLength 4',
  ])
  expect(tally(api, runs, new Set(['fly'])).counts.operations).toEqual({ seen: 1, of: 1 })
})

test('percentages are truncated: 100 means all', () => {
  expect([
    percent({ seen: 1999, of: 2000 }),
    percent({ seen: 3, of: 3 }),
    percent({ seen: 0, of: 0 }),
  ]).toEqual(['99.9', '100.0', '100.0'])
})

/** Runs the command; bad input is told as the command line tells it. */
async function run(...args: string[]) {
  const out: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  try {
    const status = await command.run([...args, '--contract', contract])
    return { status, said: out.join('') }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { status: 2, said: error.message }
  } finally {
    spy.mockRestore()
  }
}

const json = join(folder, 'run.json')
const skipped = [
  { what: 'fly', why: 'changes data' },
  { what: 'listOrders', why: 'never succeeded' },
]
writeFileSync(
  json,
  JSON.stringify({ command: 'verify', seen: seenIn({ send: 'size=5', answer: fine }), skipped }),
)
const har = join(folder, 'run.har')
const request = {
  method: 'POST',
  url: 'http://shop.test/api/orders',
  headers: [],
  postData: { mimeType: 'application/x-www-form-urlencoded', text: 'size=50' },
}
const response = {
  status: 200,
  headers: [{ name: 'content-type', value: 'application/json' }],
  content: { text: JSON.stringify(fine) },
}
writeFileSync(har, JSON.stringify({ log: { entries: [{ request, response }] } }))

test('reports of runs and HAR files are both read; an operation that any run reached is not listed as skipped', async () => {
  const markdown = join(folder, 'coverage.md')
  const { status, said } = await run(json, har, '--format', 'json', '--write', `markdown=${markdown}`)
  expect(status).toBe(0)
  const report = JSON.parse(said) as CoverageReport
  expect(report.counts.operations).toEqual({ seen: 1, of: 2 })
  expect(report.counts.parameters).toEqual({ seen: 3, of: 7 })
  expect(report.skipped).toEqual([{ what: 'fly', why: 'changes data' }])
  expect(readFileSync(markdown, 'utf8')).toContain('| `listOrders` | 1/1 | 3/7 | 3/3 | 1/4 | 0/2 |')
})

test('--fail-under exits with 1 and lists the kinds below their share', async () => {
  expect(await run(json, '--fail-under', 'fields=100')).toMatchObject({ status: 0 })
  const { status, said } = await run(json, '--fail-under', 'operations=51', '--fail-under', 'fields=100')
  expect(status).toBe(1)
  expect(said).toContain('operations: 50.0 % is below 51 %')
  expect(said).toContain('Skipped:\n  fly: changes data')
})

test.each([
  ['nothing named', [], /coverage takes what runs wrote/],
  ['no such file', ['gone.json'], /no file gone\.json/],
  ['neither of both', ['package.json'], /package\.json is neither/],
  ['no JSON', ['README.md'], /cannot read README\.md/],
  ['no percentage', [json, '--fail-under', 'most'], /--fail-under most: a percentage/],
  ['an unknown kind', [json, '--fail-under', 'screens=5'], /--fail-under screens=5/],
])('%s is bad input, reported in one line', async (_what, args, says) => {
  const { status, said } = await run(...args)
  expect(status).toBe(2)
  expect(said).toMatch(says)
})
