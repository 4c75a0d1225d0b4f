import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { setLanguage } from '#src/web/session/language.ts'
import { logIn, logOut, sessionStore } from '#src/web/session/session.ts'
import { configureClient } from './config.ts'
import { http } from './http.ts'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { failure } from './tests/failure.ts'
import { refusal, success, operation } from './tests/samples.ts'

const config = { url: '/uc/sample' }

let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  logOut()
  setLanguage('en_US')
  configureClient({ apiBase: '/api', methods: {} })
})

describe('request', () => {
  test('SESS-03.acde a request is form-encoded by default, times out after 100000 ms, and carries language and stored token', async () => {
    const request = bindOperation(operation())
    const visitor = request(config)
    const first = await server.next()
    expect(http.defaults.timeout).toBe(100_000)
    expect(first.config.timeout).toBe(100_000)
    expect([first.method, first.url, first.lang, first.token]).toEqual([
      'POST',
      '/api/uc/sample',
      'en_US',
      null,
    ])
    expect(first.config.headers.getContentType()).toMatch('application/x-www-form-urlencoded')
    first.answer(success())
    await visitor

    logIn({ token: 't1', member: ada })
    setLanguage('de_DE')
    const member = request(config)
    const second = await server.next()
    expect([second.lang, second.token]).toEqual(['de_DE', 't1'])
    second.answer(success())
    await member
  })

  test('SESS-03.f a token in the answer replaces the stored one; an empty one does not', async () => {
    logIn({ token: 't1', member: ada })
    const request = bindOperation(operation())
    for (const [token, stored] of [
      ['t2', 't2'],
      ['', 't2'],
      ['t3', 't3'],
    ] as const) {
      const sent = request(config)
      ;(await server.next()).answer(success(), { token })
      await sent
      expect(sessionStore.get().token).toBe(stored)
    }
  })

  test('SESS-03.f a refusal may replace the token too', async () => {
    logIn({ token: 't1', member: ada })
    const sent = failure(bindOperation(operation())(config))
    ;(await server.next()).answer(refusal(500), { token: 't2' })
    await sent
    expect(sessionStore.get().token).toBe('t2')
  })

  test('SESS-03.f a log-in takes the token of its own answer’s header, whatever another answer stored meanwhile', async () => {
    const data = {
      kind: 'object',
      fields: { token: { shape: { kind: 'nullable', of: { kind: 'text' } } } },
    } as const
    const enter = bindOperation(operation({ effect: 'act', secured: false, data, secrets: ['data.token'] }))
    const sent = [
      enter<unknown>(config),
      bindOperation(operation({ secured: false }))<unknown>(config),
    ] as const
    const [entering, other] = [await server.next(), await server.next()]
    other.answer(success(), { token: 'anonymous' })
    await sent[1]
    entering.answer(success({ token: null }), { token: 'of-ada' })
    expect(await sent[0]).toMatchObject({ data: { token: 'of-ada' } })

    const inBody = enter<unknown>(config)
    ;(await server.next()).answer(success({ token: 'in-body' }), { token: 'of-ada' })
    expect(await inBody).toMatchObject({ data: { token: 'in-body' } })
  })

  test('an upload reports its progress', async () => {
    const heard: number[] = []
    const sent = bindOperation(operation())(config, { onUpload: (share) => heard.push(share) })
    const call = await server.next()
    const progress = { loaded: 5, bytes: 5, lengthComputable: true }
    call.config.onUploadProgress?.({ ...progress, total: 10, progress: 0.5 })
    call.config.onUploadProgress?.(progress)
    call.answer(success())
    await sent
    expect(heard).toEqual([0.5])
  })
})

describe('answer', () => {
  test('SESS-04.a the body is decoded without losing a digit', async () => {
    const request = bindOperation(
      operation({
        data: {
          kind: 'object',
          fields: {
            id: { shape: { kind: 'id' } },
            balance: { shape: { kind: 'decimal', accept: ['number'] } },
          },
        },
      }),
    )
    const sent = request<unknown>(config)
    ;(await server.next()).answer(
      '{"code":"0","message":null,"data":{"id":1234567890123456789,"balance":1234567890.12345678},"totalElement":41}',
    )
    expect(await sent).toEqual({
      code: 0,
      message: null,
      data: { id: '1234567890123456789', balance: decimal('1234567890.12345678') },
      totalElement: '41',
    })
  })

  test.each([1, -1, 500, 505, 6000, '500'])('SESS-04.b code %j is an error', async (code) => {
    const sent = failure(bindOperation(operation())(config))
    ;(await server.next()).answer({ code, message: 'Not so.', data: null })
    expect(await sent).toMatchObject({
      operation: 'sample',
      kind: 'refused',
      code: typeof code === 'string' ? 500 : code,
      message: 'Not so.',
    })
    expect(noticeStore.get()).toEqual([])
  })

  test('SESS-04.b a refusal is read from the envelope whatever the HTTP status is', async () => {
    const sent = failure(bindOperation(operation())(config))
    ;(await server.next()).answer(refusal(500, 'Too late.'), { status: 400 })
    expect(await sent).toMatchObject({ kind: 'refused', code: 500, message: 'Too late.' })
  })

  test.each([
    ['no JSON', '<html>', 'no JSON (not-json)'],
    ['no body', '', 'no JSON (not-json)'],
    ['no code', '{"data":null}', 'an answer without code'],
    ['a list', '[]', 'an answer without code'],
    ['other data', '{"code":0,"data":{"secret":"hidden"}}', '/data: expected id, got object'],
  ])('%s is malformed, logged for developers only, and not retried', async (_name, body, detail) => {
    const sent = failure(bindOperation(operation({ data: { kind: 'id' } }))(config))
    ;(await server.next()).answer(body)
    expect(await sent).toMatchObject({ kind: 'malformed', code: null, message: '', detail })
  })

  test('a request that breaks the contract is not sent, and logged for developers only', async () => {
    const body = { kind: 'object', fields: { name: { shape: { kind: 'text' } } } } as const
    const wrong = bindOperation(operation({ encoding: 'form', body }))({ ...config, data: { name: 7 } })
    expect(await failure(wrong)).toMatchObject({
      kind: 'malformed',
      message: '',
      detail: expect.stringContaining('expected text') as string,
    })
    expect(server.seen).toHaveLength(0)
  })

  test('a bare operation returns the body itself, and recognises a refusal', async () => {
    const bare = bindOperation(operation({ bare: true, data: { kind: 'list', of: { kind: 'text' } } }))
    const good = bare(config)
    ;(await server.next()).answer(['a'])
    expect(await good).toEqual(['a'])
    const refused = failure(bare(config))
    ;(await server.next()).answer(refusal(500))
    expect(await refused).toMatchObject({ kind: 'refused', code: 500 })
  })

  test('a bare body with a code of its own is not a refusal', async () => {
    const data = { kind: 'object', fields: { code: { shape: { kind: 'integer' } } } } as const
    const sent = bindOperation(operation({ bare: true, data }))(config)
    ;(await server.next()).answer({ code: 7 })
    expect(await sent).toEqual({ code: 7 })
  })
})
