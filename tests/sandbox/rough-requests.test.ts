import { afterAll, beforeAll, expect, test } from 'vitest'
import { marketSocket } from '#generated/streams.ts'
import { sendAndReset, sendRaw, statusOf } from '#tests/support/raw-socket.ts'
import { type Server, startServer } from '#tests/support/server.ts'

/** A server in a process of its own: what ends it would end the process of these tests otherwise. */
let server: Server
let host = ''
const SOCKET = `/api${marketSocket}`

beforeAll(async () => {
  server = await startServer()
  host = new URL(server.url).host
})
afterAll(() => server.stop())

/** The code of a call that only a server that is there answers. */
async function aliveCode(): Promise<number> {
  const answer = await fetch(`${server.url}/api/uc/support/country`, {
    method: 'POST',
    headers: { lang: 'en_US' },
  })
  return ((await answer.json()) as { code: number }).code
}

const upgrade = (target: string, name: string, protocol = 'websocket'): string =>
  [
    `GET ${target} HTTP/1.1`,
    `Host: ${name}`,
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

const isHead = (answer: string): boolean => answer.includes('\r\n\r\n')

test.each(['//', '///', 'http://', '//[', '/%', '*'])(
  'an upgrade request of %s is answered, and the server keeps running',
  async (target) => {
    const answer = await sendRaw(server.url, upgrade(target, host), isHead)
    // As an ordinary request: with the app's page where it is built, and never with an upgrade (101).
    expect(statusOf(answer)).toBeGreaterThanOrEqual(200)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(await aliveCode()).toBe(0)
  },
)

test('upgrade requests under another host name that are reset do not stop the server', async () => {
  for (let round = 0; round < 5; round++) {
    const busy = fetch(`${server.url}/__sandbox/journal`).then((answer) => answer.arrayBuffer())
    const resets = Array.from({ length: 20 }, () => sendAndReset(server.url, upgrade(SOCKET, 'evil.example')))
    await Promise.all([busy, ...resets])
    expect(await aliveCode()).toBe(0)
  }
})

test('an upgrade request under another host name is refused with the reason', async () => {
  const answer = await sendRaw(server.url, upgrade(SOCKET, 'evil.example'), isHead)
  expect(statusOf(answer)).toBe(421)
})

test("a call that offers HTTP/2 without TLS, as Java's default client does, is answered over HTTP/1.1", async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAEAAEAAAAIAAAAB']
  const body = 'username=trader%40openbourse.test&password=openbourse'
  const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
  const call = [`POST /api/uc/login HTTP/1.1`, `Host: ${host}`, 'lang: en_US', ...form, ...offer, '', body]
  const isAnswer = (answer: string): boolean => answer.trimEnd().endsWith('}')
  const answer = await sendRaw(server.url, call.join('\r\n'), isAnswer)
  expect(statusOf(answer)).toBe(200)
  expect(answer).toContain('"code":0')
})

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY']
const TARGETS = [
  '/',
  '//',
  '//evil.example/',
  '/\\',
  '/%00',
  '/%ff',
  '/%',
  '/api/%ff',
  '/api//',
  '/api/uc/login?%',
  '/api/media/photo/1.png?until=%ff',
  '/__sandbox/%00',
  '/__sandbox//',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(9000)}`,
  '*',
  '?',
  'http://',
  'http://user:password@host/',
  'http://[',
]

test('no method and no request target, however odd, is answered with 5xx', async () => {
  const odd = METHODS.flatMap((method) => TARGETS.map((target) => [method, target] as const))
  const wrong: string[] = []
  for (const [method, target] of odd) {
    const request = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    const status = statusOf(await sendRaw(server.url, request))
    if (status < 200 || status >= 500) wrong.push(`${method} ${target.slice(0, 40)}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('TRACE and other unsupported methods get 405 and the list of methods', async () => {
  for (const method of ['TRACE', 'PUT']) {
    const answer = await sendRaw(
      server.url,
      `${method} / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect(statusOf(answer)).toBe(405)
    expect(answer.toLowerCase()).toContain('\r\nallow: get, head\r\n')
  }
})

test('every answer forbids content sniffing', async () => {
  for (const path of [
    '/',
    '/assets/no',
    '/api/uc/support/country',
    '/api/nothing',
    '/__sandbox/personas',
    '/__sandbox/no',
  ]) {
    const { headers } = await fetch(server.url + path, { method: path.startsWith('/api') ? 'POST' : 'GET' })
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
  }
})
