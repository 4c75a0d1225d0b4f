// @vitest-environment node
/** The client against a real server: what stands on the wire, byte for byte. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CurrenciesResponse } from '#generated/models/currencies-response.ts'
import { requestListCurrencies } from '#generated/requests/currency.ts'
import { requestLogIn } from '#generated/requests/auth.ts'
import { logOut, sessionStore } from '#src/web/session/session.ts'
import { toText } from '#src/core/money/decimal.ts'
import { configureClient } from './config.ts'
import { bindOperation } from './request.ts'
import { beginSession } from './session-calls.ts'
import { success, operation } from './tests/samples.ts'

type Seen = { readonly request: IncomingMessage; readonly body: string }

let server: Server
let seen: Seen[] = []
let reply: { body: string; headers: Record<string, string> } = { body: '', headers: {} }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('latin1').on('data', (part: string) => (body += part))
    request.on('end', () => {
      seen.push({ request, body })
      response.writeHead(200, { 'content-type': 'application/json', ...reply.headers }).end(reply.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  configureClient({ apiBase: `http://127.0.0.1:${port}/api`, methods: {} })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(() => {
  seen = []
  logOut()
})

const login = {
  id: 600012,
  username: 'ada',
  token: null,
  memberLevel: 1,
  realName: null,
  avatar: null,
  location: null,
  country: null,
  promotionCode: null,
  promotionPrefix: null,
  signInAbility: true,
  signInActivity: false,
}

test('SESS-03.adef a log-in has a form body, the language and no token; then the token of the answer`s header is used', async () => {
  reply = { body: JSON.stringify(success(login)), headers: { 'x-auth-token': 'by-header' } }
  const data = { username: 'ada@example.org', password: 'pä ss&word' }
  const body = await requestLogIn<{ data: typeof login & { token: string | null } }>({
    url: '/uc/login',
    data,
  })
  beginSession(body.data)
  expect(sessionStore.get()).toMatchObject({ status: 'member', token: 'by-header', member: { id: '600012' } })

  reply = { body: JSON.stringify(success()), headers: {} }
  await bindOperation(operation())({ url: '/uc/sample' })
  const [first, second] = seen
  expect([first?.request.method, first?.request.url]).toEqual(['POST', '/api/uc/login'])
  expect(first?.request.headers).toMatchObject({ lang: 'en_US' })
  expect(first?.request.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(first?.request.headers).not.toHaveProperty('x-auth-token')
  expect(first?.body).toBe('username=ada%40example.org&password=p%C3%A4+ss%26word')
  expect(second?.request.headers).toMatchObject({ lang: 'en_US', 'x-auth-token': 'by-header' })
  expect(second?.request.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
})

test('SESS-03.b files are sent as multipart, with a boundary', async () => {
  reply = { body: JSON.stringify(success()), headers: {} }
  const body = { kind: 'object', fields: { file: { shape: { kind: 'file' } } } } as const
  const file = new File(['bytes'], 'front.png', { type: 'image/png' })
  await bindOperation(operation({ encoding: 'multipart', body }))({ url: '/uc/upload', data: { file } })
  const [sent] = seen
  expect(sent?.request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(sent?.body).toMatch(/name="file"; filename="front.png"\r\nContent-Type: image\/png\r\n\r\nbytes\r\n/)
})

test('SESS-04.a a generated read returns exact decimals', async () => {
  const rate = '16234.12345678901234567890'
  const currency = `{"id":1,"fullName":"IDR","symbol":"Rp","rate":${rate},"imageUrl":null,"sort":1,"status":1,"updateTime":"2026-11-21 08:00:00"}`
  reply = { body: `{"code":0,"message":"","data":[${currency}]}`, headers: {} }
  const { data } = await requestListCurrencies<CurrenciesResponse>({ url: '/uc/currency/findAll' })
  expect(data.map((row) => toText(row.rate))).toEqual([rate])
  expect(seen[0]?.request.method).toBe('GET')
  expect(seen[0]?.body).toBe('')
})

test('SESS-05.c a refused connection is a transport error', async () => {
  const { port } = server.address() as AddressInfo
  configureClient({ apiBase: 'http://127.0.0.1:1', methods: {} })
  await expect(bindOperation(operation())({ url: '/uc/sample' })).rejects.toMatchObject({
    kind: 'transport',
    message: '',
    detail: expect.stringContaining('ECONNREFUSED') as string,
  })
  configureClient({ apiBase: `http://127.0.0.1:${port}/api`, methods: {} })
})
