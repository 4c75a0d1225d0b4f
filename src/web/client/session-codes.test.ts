import { beforeEach, describe, expect, test } from 'vitest'
import { logIn, logOut, replaceToken, sessionStore, takeTicket } from '#src/web/session/session.ts'
import type { ApiError } from './api-error.ts'
import { noticeStore } from './notices.ts'
import { bindOperation } from './request.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { refusal, success, operation } from './tests/samples.ts'

const config = { url: '/uc/sample' }
const read = bindOperation(operation())
const act = bindOperation(operation({ effect: 'act' }))
const open = bindOperation(operation({ secured: false }))
const kindOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error as ApiError).kind,
  )

let server: FakeServer

beforeEach(() => {
  logOut()
  server = fakeServer()
})

/** Counts the log-in requests since this call; `asks` counts over the life of the page. */
function asksSince(): () => number {
  const { asks } = sessionStore.get()
  return () => sessionStore.get().asks - asks
}

describe('codes that mean "not logged in"', () => {
  test.each([4000, 401])(
    'SESS-07.ac code %i clears the session and asks to log in once, however many requests get it',
    async (code) => {
      logIn({ token: 't1', member: ada })
      const asks = asksSince()
      const sent = [read(config), act(config), open(config)].map(kindOf)
      const calls = [await server.next(), await server.next(), await server.next()]
      for (const call of calls) call.answer(refusal(code))
      expect(await Promise.all(sent)).toEqual(['logged-out', 'logged-out', 'logged-out'])
      expect(sessionStore.get()).toMatchObject({ status: 'expired', token: null, member: null })
      expect(asks()).toBe(1)
      expect(server.seen).toHaveLength(3)
    },
  )

  test('SESS-07.a HTTP status 401 of a gateway clears the session too', async () => {
    logIn({ token: 't1', member: ada })
    const sent = kindOf(read(config))
    ;(await server.next()).answer('Unauthorized', { status: 401 })
    expect(await sent).toBe('logged-out')
    expect(sessionStore.get().status).toBe('expired')
  })

  test('SESS-07.d a visitor is asked to log in for members’ operations, and not for public ones', async () => {
    const asks = asksSince()
    const opened = kindOf(open(config))
    ;(await server.next()).answer(refusal(4000))
    expect(await opened).toBe('logged-out')
    expect(asks()).toBe(0)
    const secured = kindOf(act(config))
    ;(await server.next()).answer(refusal(4000))
    expect(await secured).toBe('logged-out')
    expect(asks()).toBe(1)
    expect(sessionStore.get().status).toBe('visitor')
  })

  test('SESS-07.e a late refusal of an old token does not end the newer session', async () => {
    logIn({ token: 't1', member: ada })
    const asks = asksSince()
    const late = kindOf(act(config))
    const call = await server.next()
    logOut()
    logIn({ token: 't2', member: { ...ada, id: '600013' } })
    call.answer(refusal(4000), { token: 't9' })
    expect(await late).toBe('logged-out')
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't2' })
    expect(asks()).toBe(0)
  })

  test('a read refused because its token was replaced is sent again, a mutation is not', async () => {
    logIn({ token: 't1', member: ada })
    const asks = asksSince()
    const sent = [kindOf(read(config)), kindOf(act(config))]
    const calls = [await server.next(), await server.next()]
    replaceToken(takeTicket(), 't2')
    for (const call of calls) call.answer(refusal(4000))
    const again = await server.next()
    expect(again.token).toBe('t2')
    again.answer(success())
    expect(await Promise.all(sent)).toEqual(['answered', 'logged-out'])
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't2' })
    expect(asks()).toBe(0)
  })

  test('a read sent again and refused with the newer token ends the session', async () => {
    logIn({ token: 't1', member: ada })
    const sent = kindOf(read(config))
    const first = await server.next()
    replaceToken(takeTicket(), 't2')
    first.answer(refusal(4000))
    ;(await server.next()).answer(refusal(4000))
    expect(await sent).toBe('logged-out')
    expect(sessionStore.get().status).toBe('expired')
  })
})

describe('SESS-07.b code 3000 checks the log-in', () => {
  async function doubt(count = 1): Promise<Promise<string>[]> {
    const sent = Array.from({ length: count }, () => kindOf(act(config)))
    const calls = await Promise.all(sent.map(() => server.next()))
    for (const call of calls) call.answer(refusal(3000, 'Something is missing.'))
    return sent
  }

  test('"true" keeps the session, and the refusal is an ordinary one', async () => {
    logIn({ token: 't1', member: ada })
    const [sent] = await doubt()
    const check = await server.next()
    expect([check.url, check.token]).toEqual(['/api/uc/check/login', 't1'])
    check.answer(success(true))
    expect(await sent).toBe('refused')
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't1' })
  })

  test.each([
    ['"false"', success(false)],
    ['4000', refusal(4000)],
    ['401', refusal(401)],
  ])(
    '%s ends the session; five such refusals cause one check and one log-in prompt',
    async (_name, answer) => {
      logIn({ token: 't1', member: ada })
      const asks = asksSince()
      const sent = await doubt(5)
      ;(await server.next()).answer(answer)
      expect(await Promise.all(sent)).toEqual(Array.from({ length: 5 }, () => 'logged-out'))
      expect(sessionStore.get()).toMatchObject({ status: 'expired', token: null, member: null })
      expect(asks()).toBe(1)
      expect(server.seen).toHaveLength(6)
    },
  )

  test.each([
    ['no answer', (call: { fail: (text: string) => void }) => call.fail('Network Error')],
    ['a refusal', (call: { answer: (body: unknown) => void }) => call.answer(refusal(500))],
  ])('%s keeps the session, and nothing is shown', async (_name, respond) => {
    logIn({ token: 't1', member: ada })
    const [sent] = await doubt()
    respond(await server.next())
    expect(await sent).toBe('refused')
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't1' })
    expect(noticeStore.get()).toEqual([])
  })

  test('a "false" for an old token does not end a newer session', async () => {
    logIn({ token: 't1', member: ada })
    const [sent] = await doubt()
    const check = await server.next()
    logIn({ token: 't2', member: ada })
    check.answer(success(false))
    await sent
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't2' })
  })

  test('a visitor’s public call that is refused causes no check', async () => {
    const sent = kindOf(open(config))
    ;(await server.next()).answer(refusal(3000))
    expect(await sent).toBe('refused')
    expect(server.seen).toHaveLength(1)
  })
})

test('data read for one member is not returned to the next one', async () => {
  logIn({ token: 't1', member: ada })
  const sent = kindOf(read(config))
  const call = await server.next()
  logIn({ token: 't2', member: { ...ada, id: '600013' } })
  call.answer(success())
  expect(await sent).toBe('cancelled')
})
