import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFor as isForOperation, toLines } from './subject.ts'
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
  [
    'a redirect to itself',
    'undocumented-status',
    async (fine: () => Promise<Response>) =>
      Response.redirect((await fine()).url || `${run.url.href}/uc/support/country`),
  ],
  [
    'bytes that are not what their encoding says',
    'no-answer',
    () =>
      new Response('no gzip', {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      }),
  ],
  [
    'a small answer that unpacks to a large one',
    'too-large',
    () =>
      new Response(gzipSync(Buffer.alloc(100_000_000, ' ')), {
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      }),
  ],
  [
    'half of a character',
    'not-json',
    () =>
      new Response(new Uint8Array([0x22, 0xe4, 0xb8, 0x22]), {
        headers: { 'content-type': 'application/json' },
      }),
  ],
  [
    'a prototype',
    'undeclared-field',
    async (fine: () => Promise<Response>) => {
      const text = (await (await fine()).text()).replace('{', '{"__proto__":{"code":1},')
      return new Response(text, { headers: { 'content-type': 'application/json' } })
    },
  ],
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
  const [first = '', ...more] = toLines(await check(['listCountries', 'listCurrencies']))
  expect(first).toContain(`listCountries ${rule} `)
  expect(more).toEqual([])
})

test('a redirect to another host is reported, not followed, and gets no token', async () => {
  const other: string[] = []
  const elsewhere = createServer((message, out) => {
    other.push(String(message.headers['x-auth-token']))
    out.end('{}')
  })
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const { port } = elsewhere.address() as AddressInfo
  run.inject((request, pass) =>
    isFor('listWallets', request) ? Response.redirect(`http://127.0.0.1:${port}/steal`, 307) : pass(request),
  )
  expect(toLines(await check(['listWallets']))).toEqual(['listWallets undocumented-status '])
  expect(other).toEqual([])
  elsewhere.close()
})

test('verify keeps the rate of --rate', async () => {
  const start = performance.now()
  const { calls } = await check(['listCountries', 'listCurrencies'], { rate: 50 })
  // One after the other with a gap of 20 ms; the first comes at once.
  expect(performance.now() - start).toBeGreaterThanOrEqual((calls - 1) * 20)
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
  expect(toLines(await check(['listCountries', 'listCurrencies'], { timeout: 300 }))).toEqual([
    `listCountries ${rule} `,
  ])
})

test('an operation that is slower than the budget every time is found', async () => {
  expect(toLines(await check(['listCountries'], { latency: 0.001 }))).toEqual(['listCountries too-slow '])
  expect(toLines(await check(['listCountries'], { latency: 60_000 }))).toEqual([])
})

test('without --act no operation that changes data is called', async () => {
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

test('an operation that does not answer is skipped after two calls', async () => {
  let asked = 0
  run.inject((request, pass, out) => {
    if (!isFor('listAds', request)) return pass(request)
    asked += 1
    out.destroy()
    return undefined
  })
  await run.check(['listAds'])
  expect(asked).toBe(2)
})
