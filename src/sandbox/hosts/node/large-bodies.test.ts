import { once } from 'node:events'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../memory/testing.ts'
import { createExchangeServer } from './exchange-server.ts'

let server: Server
let box: TestSandbox
let origin = ''

beforeAll(async () => {
  box = await testSandbox()
  server = createExchangeServer({
    sandbox: box,
    app: tmpdir(),
    policy: "default-src 'none'",
    hosts: undefined,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const MB = 1024 * 1024
const send = (size: number, token: string) =>
  fetch(`${origin}/api/uc/upload/oss/image`, {
    method: 'POST',
    body: new Uint8Array(size),
    headers: { lang: 'en_US', 'content-type': 'multipart/form-data; boundary=x', 'x-auth-token': token },
  })

test('a client that sends too much gets the answer in the envelope, not a reset, and is to close', async () => {
  const token = await box.logIn('trader')
  for (const [who, code] of [
    [token, 413],
    ['nobody', 4000],
  ] as const) {
    const answer = await send(24 * MB, who)
    expect(await answer.json()).toMatchObject({ code })
    expect(answer.headers.get('connection')).toBe('close')
  }
})

test('a client that stops in the middle of a body that nobody wants does not hold the answer back for ever', async () => {
  const { port } = new URL(origin)
  const headers = { lang: 'en_US', 'content-length': String(9 * MB), 'content-type': 'text/plain' }
  const held = request({ port, path: '/api/uc/upload/oss/image', method: 'POST', headers })
  held.on('error', () => undefined)
  held.write('x'.repeat(1000))
  const [answer] = (await once(held, 'response')) as [
    { statusCode?: number; headers: Record<string, string> },
  ]
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close'])
  held.destroy()
}, 15_000)

test('a body that is read to its end leaves the connection open for the next call', async () => {
  const answer = await send(1000, await box.logIn('trader'))
  expect(answer.headers.get('connection')).toBe('keep-alive')
})
