import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Login } from '../config.ts'
import { otherStyle } from '../testing/other-style.ts'
import { verify } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const contract = join(folder, 'contract.yaml')
writeFileSync(contract, otherStyle)
const api = await loadApi(contract, { code: 'errno', success: 'OK', message: 'reason' })

const fine = { errno: 'OK', result: [{ id: 1, price: '1.5', note: null }] }
/** Answer of the small server to orders; tests change it. */
let orders: (size: unknown) => unknown = () => fine

async function answer(message: IncomingMessage): Promise<unknown> {
  const body: unknown = JSON.parse((await message.toArray()).join('') || '{}')
  if (message.url === '/shop/v1/session')
    return (body as { password?: unknown }).password === 'hunter2'
      ? { errno: 'OK', result: { key: 'k-1' } }
      : { errno: 'LOGIN', reason: 'wrong password' }
  if (message.headers['x-session'] !== 'k-1') return { errno: 'LOGIN', reason: 'log in' }
  return orders((body as { size?: unknown }).size)
}

const server = createServer((message, out) => {
  void answer(message).then((body) =>
    out.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  )
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const checked = (size: unknown): unknown =>
  Number.isInteger(size) && (size as number) >= 1 && (size as number) <= 50
    ? fine
    : { errno: 'LIMIT', reason: 'size' }
beforeEach(() => {
  orders = checked
})

const login: Login = { operation: 'openSession', request: { password: 'hunter2' }, token: '/result/key' }
const run = (changed: Partial<Login> = {}) =>
  verify(api, {
    server: new URL(`http://127.0.0.1:${port}/shop`),
    config: { envelope: undefined, login: { ...login, ...changed }, ignore: new Set(), latency: undefined },
    only: new Set(['findOrders', 'payOrder']),
    act: false,
    repeat: 3,
    rate: 5000,
    timeout: 2000,
  })

const short = async (): Promise<string[]> =>
  (await run()).findings.map(
    ({ operation, rule, at }) => `${operation} ${rule.replace('openbourse/', '')} ${at}`,
  )

test('a server in another style has no findings: JSON bodies, another header, other names of code and data', async () => {
  const report = await run()
  expect(report).toMatchObject({ findings: [], judged: ['findOrders'] })
  expect(report.skipped).toEqual([{ what: 'payOrder', why: 'changes data; allow with --act' }])
})

test.each<[string, string, (size: unknown) => unknown]>([
  [
    'null',
    'null /result/0/price',
    (size) => (checked(size) === fine ? { ...fine, result: [{ id: 1, price: null }] } : checked(size)),
  ],
  [
    'float',
    'wrong-type /result/0/price',
    (size) => (checked(size) === fine ? { ...fine, result: [{ id: 1, price: 1.5 }] } : checked(size)),
  ],
  ['no upper limit', 'accepts-bad-input /size', (size) => checked(size === 51 ? 50 : size)],
  [
    'a text read as a number',
    'accepts-bad-input /size',
    (size) => checked(typeof size === 'string' ? 5 : size),
  ],
  ['nothing required', 'accepts-bad-input /size', (size) => checked(size ?? 5)],
])('another style: %s is one finding', async (_what, expected, next) => {
  orders = next
  expect(await short()).toEqual([`findOrders ${expected}`])
})

test('a log-in without a token is bad input, with advice', async () => {
  await expect(run({ token: '/result/nothing' })).rejects.toThrow(BadInput)
  await expect(run({ token: '/result/nothing' })).rejects.toThrow(/no token at \/result\/nothing.*see login/)
})

test("a refused log-in is bad input, with the server's message", async () => {
  const refused = run({ request: { password: 'hunter3' } })
  await expect(refused).rejects.toThrow(BadInput)
  await expect(refused).rejects.toThrow('the log-in by openSession failed (wrong password); see login')
})
