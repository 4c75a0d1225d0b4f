import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { failure } from './tests/failure.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { operation, refusal } from './tests/samples.ts'

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
})

test('SESS-05.ab a transport error is shown in red for 3000 ms, once for the same text', async () => {
  const request = bindOperation(operation({ id: 'never-answered' }))
  const both = [failure(request(config)), failure(request(config))]
  ;(await server.next()).fail('Network Error')
  ;(await server.next()).fail('Network Error')
  // The library's words are English, and not for the user.
  const error = { kind: 'transport', code: null, message: '', detail: 'Network Error' }
  expect(await Promise.all(both)).toMatchObject([error, error])
  expect(noticeStore.get()).toMatchObject([
    { tone: 'error', message: 'client.transport-error', values: { status: 'none' } },
  ])
  vi.advanceTimersByTime(2999)
  expect(noticeStore.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(noticeStore.get()).toEqual([])
})

test('SESS-05.c an HTTP status without an envelope is a transport error', async () => {
  const sent = failure(bindOperation(operation({ effect: 'act' }))(config))
  ;(await server.next()).answer('<html>', { status: 502 })
  expect(await sent).toMatchObject({ kind: 'transport', message: '', detail: 'HTTP status 502' })
  expect(noticeStore.get()).toMatchObject([{ values: { status: '502' } }])
})

test('a cancelled request shows no message', async () => {
  const abort = new AbortController()
  const sent = failure(bindOperation(operation())({ ...config, signal: abort.signal }))
  await server.next()
  abort.abort()
  expect((await sent).kind).toBe('cancelled')
  expect(noticeStore.get()).toEqual([])
})

test('no error contains the request’s data', async () => {
  const body = { kind: 'object', fields: { password: { shape: { kind: 'text' } } } } as const
  logIn({ token: 'hidden-token', member: ada })
  const request = bindOperation(
    operation({ encoding: 'form', body, secrets: ['password'], effect: 'act', data: { kind: 'boolean' } }),
  )
  const data = { password: 'hidden-password' }
  const all = [1, 2, 3].map(() => failure(request({ ...config, data })))
  const [one, two, three] = [await server.next(), await server.next(), await server.next()]
  one.fail('Network Error')
  two.answer(refusal(500, 'hidden-password is too short'))
  three.answer({ code: 0, data: 'hidden-password' })
  for (const error of await Promise.all(all)) {
    const own = JSON.stringify([error, Object.entries(error), error.cause])
    expect(own).not.toContain('hidden')
  }
})
