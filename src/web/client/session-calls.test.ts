import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftStore } from '#src/web/session/drafts.ts'
import { logIn, logOut as endSession, sessionStore } from '#src/web/session/session.ts'
import { noticeStore } from './notices.ts'
import { beginSession, checkLoginAtStart, logOut } from './session-calls.ts'
import { type FakeServer, fakeServer } from './tests/fake-server.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { refusal, success } from './tests/samples.ts'

let server: FakeServer

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
  logIn({ token: 't1', member: ada })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  endSession()
})

describe('log-in check at start', () => {
  test('SESS-01.ab the check sends the stored token; true keeps the member', async () => {
    const done = checkLoginAtStart()
    const call = await server.next()
    expect([call.method, call.url, call.token]).toEqual(['POST', '/api/uc/check/login', 't1'])
    call.answer(success(true))
    await done
    expect(sessionStore.get()).toMatchObject({ status: 'member', checked: true, member: ada })
  })

  test.each([
    ['false', success(false)],
    ['4000', refusal(4000)],
    ['401', refusal(401)],
  ])('SESS-01.c %s clears token and member without a log-in prompt', async (_name, answer) => {
    const { asks } = sessionStore.get()
    const done = checkLoginAtStart()
    ;(await server.next()).answer(answer)
    await done
    expect(sessionStore.get()).toMatchObject({
      status: 'visitor',
      checked: true,
      token: null,
      member: null,
      asks,
    })
  })

  test.each([
    ['a transport error', 1],
    ['a refusal', 0],
  ])('SESS-01.d %s keeps the member as it is', async (name, notices) => {
    const done = checkLoginAtStart()
    const call = await server.next()
    if (name === 'a refusal') call.answer(refusal(500))
    else call.fail('Network Error')
    await done
    expect(sessionStore.get()).toMatchObject({ status: 'member', checked: true, token: 't1', member: ada })
    expect(noticeStore.get()).toHaveLength(notices)
  })

  test('SESS-01.e a late "no" does not end the session of a member who logged in meanwhile', async () => {
    const done = checkLoginAtStart()
    const call = await server.next()
    logIn({ token: 't2', member: ada })
    call.answer(success(false))
    await done
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't2' })
  })

  test('a member whose record is missing is read again', async () => {
    logIn({ token: 't1', member: null })
    const done = checkLoginAtStart()
    ;(await server.next()).answer(success(true))
    const info = await server.next()
    expect(info.url).toBe('/api/uc/member/my-info')
    const { promotionCode, promotionPrefix, ...record } = ada
    const rest = { token: null, location: null, country: null, signInAbility: true, signInActivity: false }
    info.answer(success({ ...record, ...rest, promotionCode, promotionPrefix }))
    await done
    expect(sessionStore.get().member).toEqual(ada)
  })

  test('the check ends even if the code that asks for it fails to load', async () => {
    logIn({ token: 't1', member: null })
    vi.doMock('#generated/operations/member.ts', () => {
      throw new Error('Failed to fetch')
    })
    const done = checkLoginAtStart()
    ;(await server.next()).answer(success(true))
    await expect(done).resolves.toBeUndefined()
    vi.doUnmock('#generated/operations/member.ts')
    expect(sessionStore.get()).toMatchObject({ status: 'member', checked: true, member: null })
  })
})

describe('log-out', () => {
  test('SESS-02.acd MSG-26 log-out clears token and member at once, confirms it, opens /, and sends the old token', async () => {
    const go = vi.fn<(path: string) => void>()
    const done = logOut(go)
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', token: null, member: null })
    expect(go).toHaveBeenCalledExactlyOnceWith('/')
    expect(noticeStore.get()).toMatchObject([
      { tone: 'success', message: 'session.log-out-success', values: {} },
    ])
    const call = await server.next()
    expect([call.url, call.token]).toEqual(['/api/uc/loginout', 't1'])
    call.answer(success())
    await done
  })

  test.each([
    ['cannot be reached', (call: { fail: (text: string) => void }) => call.fail('Network Error')],
    ['refuses', (call: { answer: (body: unknown) => void }) => call.answer(refusal(500))],
    ['knows no such session', (call: { answer: (body: unknown) => void }) => call.answer(refusal(4000))],
  ])(
    'the server %s: the member is logged out all the same, without another message',
    async (_name, respond) => {
      const { asks } = sessionStore.get()
      const done = logOut(() => {})
      respond(await server.next())
      await done
      expect(sessionStore.get()).toMatchObject({ status: 'visitor', token: null, asks })
      expect(noticeStore.get().map(({ message }) => message)).toEqual(['session.log-out-success'])
    },
  )

  test('the answer to a log-out does not affect a log-in right after it', async () => {
    const done = logOut(() => {})
    const call = await server.next()
    logIn({ token: 't2', member: ada })
    call.answer(success(), { token: 't9' })
    await done
    expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't2' })
  })
})

test('SESS-02.e a log-out clears drafts', async () => {
  draftStore.read('withdraw')
  draftStore.write('withdraw', { amount: '1.5' })
  const done = logOut(() => {})
  ;(await server.next()).answer(success())
  await done
  logIn({ token: 't1', member: ada })
  expect(draftStore.read('withdraw')).toBeNull()
})

test('a session takes the token of the answer, and stores no token with the member', () => {
  const info = { ...ada, token: 't7', location: null }
  beginSession(info)
  expect(sessionStore.get()).toMatchObject({ status: 'member', token: 't7', member: ada })
  expect(sessionStore.get().member).toEqual(ada)
})
