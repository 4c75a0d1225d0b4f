import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { success, operation } from './tests/samples.ts'

type Call = ReturnType<typeof bindOperation>

const config = { url: '/uc/sample' }

let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
})
afterEach(() => {
  vi.useRealTimers()
})

async function answers(call: Call): Promise<void> {
  const sent = call(config)
  ;(await server.next()).answer(success())
  await sent
}

/** Counts the messages that are shown when the network breaks during this call. */
async function messages(call: Call): Promise<number> {
  const sent = call(config).catch(String)
  ;(await server.next()).fail('Network Error')
  expect(await sent).toContain('ApiError')
  const { length } = noticeStore.get()
  vi.runAllTimers()
  return length
}

const read = (id: string): Call => bindOperation(operation({ id }))

test('SESS-05.d a failed mutation is reported each time, a read once until it is answered', async () => {
  const act = bindOperation(operation({ id: 'act', effect: 'act' }))
  expect([await messages(act), await messages(act)]).toEqual([1, 1])
  const poll = read('polled')
  await answers(poll)
  expect([await messages(poll), await messages(poll)]).toEqual([1, 0])
  await answers(poll)
  expect(await messages(poll)).toBe(1)
})

test('SESS-05.d an outage is reported once for all reads; after an answer the next one is reported', async () => {
  const [first, second, third] = [read('first'), read('second'), read('third')]
  await answers(third)
  expect([await messages(first), await messages(first), await messages(second)]).toEqual([1, 0, 0])
  await answers(read('other'))
  expect([await messages(first), await messages(second), await messages(third)]).toEqual([0, 0, 1])
})

test('SESS-05.d a member who logs in during an outage is notified, even if the one before was', async () => {
  const [first, second] = [read('first'), read('second')]
  await answers(first)
  expect([await messages(first), await messages(first)]).toEqual([1, 0])
  logIn({ token: 't1', member: ada })
  expect([await messages(first), await messages(second)]).toEqual([1, 0])
  logOut()
  expect(await messages(first)).toBe(1)
})

test('a bare HTTP 401 is an answer: it ends an outage', async () => {
  const [first, second] = [read('first'), bindOperation(operation({ id: 'open', secured: false }))]
  await answers(first)
  expect([await messages(first), await messages(first)]).toEqual([1, 0])
  const sent = second(config).catch(String)
  ;(await server.next()).answer('Unauthorized', { status: 401 })
  await sent
  expect([await messages(second), await messages(first)]).toEqual([1, 0])
})
