import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFor as isForOperation, short } from './subject.ts'
import { api, verifyRun } from './verify-run.ts'

const run = await verifyRun()
const { check } = run
const isFor = (id: string, request: Request): boolean => isForOperation(api, id, request)
afterAll(() => run.close())
beforeEach(() => run.inject())

test.each([
  [
    'another content type',
    'content-type',
    async (fine: () => Promise<Response>) =>
      new Response(await (await fine()).text(), { headers: { 'content-type': 'text/plain' } }),
  ],
  ['an operation that is gone', 'operation-missing', () => new Response('', { status: 404 })],
  [
    'a server error',
    'undocumented-status',
    () => Response.json({ code: 500, message: 'x' }, { status: 500 }),
  ],
  ['a redirect', 'undocumented-status', () => Response.redirect('http://127.0.0.1:1/')],
  ['10 MB of JSON', 'too-large', () => Response.json('x'.repeat(10_000_000))],
  [
    'deep nesting',
    'not-json',
    () => new Response('['.repeat(200_000), { headers: { 'content-type': 'application/json' } }),
  ],
  [
    'another encoding',
    'not-json',
    () =>
      new Response(new Uint8Array([0x22, 0xe9, 0x22]), { headers: { 'content-type': 'application/json' } }),
  ],
] as const)('%s is one finding and no crash: %s', async (_what, rule, answer) => {
  run.inject((request, pass) =>
    isFor('listCountries', request) ? answer(() => pass(request)) : pass(request),
  )
  expect(short(await check(['listCountries', 'listCurrencies']))).toEqual([`listCountries ${rule} `])
})

test.each([
  [
    'a body that never ends',
    'too-large',
    (out: ServerResponse) => {
      const block = 'x'.repeat(1_000_000)
      const more = (): void => void (out.writable && out.write(block, () => setImmediate(more)))
      more()
    },
  ],
  [
    'a body that drips',
    'no-answer',
    (out: ServerResponse) => {
      const drip = setInterval(() => out.write(' '), 20)
      out.on('close', () => clearInterval(drip))
    },
  ],
  ['silence', 'no-answer', () => undefined],
  ['a line that breaks', 'no-answer', (out: ServerResponse) => out.destroy()],
])('%s is one finding and no hang: %s', async (_what, rule, answer) => {
  run.inject((request, pass, out) => {
    if (!isFor('listCountries', request)) return pass(request)
    answer(out)
    return undefined
  })
  expect(short(await check(['listCountries', 'listCurrencies'], { timeout: 300 }))).toEqual([
    `listCountries ${rule} `,
  ])
})

test('an operation that is slower than the budget every time', async () => {
  expect(short(await check(['listCountries'], { latency: 0.001 }))).toEqual(['listCountries too-slow '])
  expect(short(await check(['listCountries'], { latency: 60_000 }))).toEqual([])
})

test('nothing that changes data is called without leave', async () => {
  const called = new Set<string>()
  run.inject((request, pass) => {
    called.add(new URL(request.url).pathname.slice('/api'.length))
    return pass(request)
  })
  const acts = new Set(api.operations.filter(({ effect }) => effect === 'act').map(({ path }) => path))
  const report = await check(['deleteAd', 'convert', 'listCountries'])
  expect([...called].filter((path) => acts.has(path))).toEqual(['/uc/login'])
  expect(report.skipped).toEqual(
    ['convert', 'deleteAd'].map((what) => ({ what, why: 'changes data; allow with --act' })),
  )
})

test('an operation that does not answer is left alone after two calls', async () => {
  run.inject((request, pass, out) => {
    if (!isFor('listAds', request)) return pass(request)
    out.destroy()
    return undefined
  })
  const { calls } = await run.check(['listAds'])
  // The others are the log-ins.
  expect(calls).toBe(2 + 5)
})
