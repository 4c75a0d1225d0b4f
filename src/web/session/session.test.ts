// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ada } from './tests/ada.ts'

const bob = { ...ada, id: '600013', username: 'bob' }

/** A page of its own: what a reload, or another tab, has. Storage is shared. */
async function openPage() {
  vi.resetModules()
  return import('./session.ts')
}

/** Dispatches the event that the browser sends to other tabs. */
const tellTabs = (key: string | null = 'openbourse.token'): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/money?coin=BTC#top')
})

describe('storage', () => {
  test('SHELL-14.ab the member is in local and session storage, the token in local storage only', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    expect(JSON.parse(localStorage.getItem('openbourse.member') ?? '')).toEqual({ v: 1, value: ada })
    expect(JSON.parse(sessionStorage.getItem('openbourse.member') ?? '')).toEqual({ v: 1, value: ada })
    expect(localStorage.getItem('openbourse.token')).toBe('{"v":1,"value":"t1"}')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('t1')
  })

  test('SHELL-14.a after a reload the member is restored, but not yet checked', async () => {
    ;(await openPage()).logIn({ token: 't1', member: ada })
    const { sessionStore } = await openPage()
    expect(sessionStore.get()).toMatchObject({ status: 'member', checked: false, token: 't1', member: ada })
  })

  test('a member without token is a visitor: another tab may have logged out while this one slept', async () => {
    ;(await openPage()).logIn({ token: 't1', member: ada })
    localStorage.clear()
    const { sessionStore } = await openPage()
    expect(sessionStore.get()).toMatchObject({ status: 'visitor', token: null, member: null })
  })

  test('an invalid member record keeps the token, for the check to judge', async () => {
    localStorage.setItem('openbourse.token', '{"v":1,"value":"t1"}')
    localStorage.setItem('openbourse.member', '{"v":1,"value":{"id":7}}')
    const page = await openPage()
    expect(page.sessionStore.get()).toMatchObject({ status: 'visitor', token: 't1', member: null })
    page.applyLoginCheck(page.takeTicket(), true)
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', member: null })
  })
})

describe('log-in check at start', () => {
  test('SESS-01.bc true sets the flag, false clears token and member', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    page.applyLoginCheck(page.takeTicket(), true)
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', checked: true, member: ada })
    page.applyLoginCheck(page.takeTicket(), false)
    expect(page.sessionStore.get()).toMatchObject({ status: 'visitor', token: null, member: null, asks: 0 })
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('SESS-01.e a late "no" for an old token does not affect a newer log-in', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    const old = page.takeTicket()
    page.logIn({ token: 't2', member: bob })
    page.applyLoginCheck(old, false)
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', token: 't2', member: bob })
  })

  test('SESS-01.d no answer keeps the member', async () => {
    ;(await openPage()).logIn({ token: 't1', member: ada })
    const page = await openPage()
    page.skipLoginCheck()
    expect(page.sessionStore.get()).toMatchObject({
      status: 'member',
      checked: true,
      token: 't1',
      member: ada,
    })
  })
})

describe('end of a session', () => {
  test('SESS-02.ab log-out clears token and member and marks logged out', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    const { generation } = page.sessionStore.get()
    expect(page.logOut().token).toBe('t1')
    expect(page.sessionStore.get()).toMatchObject({ status: 'visitor', token: null, member: null, asks: 0 })
    expect(page.sessionStore.get().generation).toBeGreaterThan(generation)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  test('SESS-07.ac expiry clears the session, asks to log in once for five requests, and remembers the page', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    const tickets = [1, 2, 3, 4, 5].map(() => page.takeTicket())
    for (const ticket of tickets) page.expire(ticket)
    expect(page.sessionStore.get()).toMatchObject({ status: 'expired', token: null, member: null, asks: 1 })
    expect(localStorage.getItem('openbourse.token')).toBeNull()
    expect((await openPage()).takeReturnTo()).toBe('/money?coin=BTC#top')
  })

  test('SESS-07.d a visitor is asked too, again for each later action, and without "expired"', async () => {
    const page = await openPage()
    const tickets = [page.takeTicket(), page.takeTicket()]
    for (const ticket of tickets) {
      page.expire(ticket)
      window.history.replaceState(null, '', '/Login')
    }
    expect(page.sessionStore.get()).toMatchObject({ status: 'visitor', asks: 1, generation: 0 })
    expect(page.takeReturnTo()).toBe('/money?coin=BTC#top')
    page.expire(page.takeTicket())
    expect(page.sessionStore.get().asks).toBe(2)
  })

  test('SESS-07.e a late refusal of an old token does not end a newer session', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    const old = page.takeTicket()
    page.expire(page.takeTicket())
    page.logIn({ token: 't2', member: ada })
    page.expire(old)
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', token: 't2', asks: 1 })
  })

  test('the page to return to is taken once, and never leads to another site', async () => {
    const page = await openPage()
    page.rememberReturnTo('/swap/btc_usdt')
    expect(page.takeReturnTo()).toBe('/swap/btc_usdt')
    expect(page.takeReturnTo()).toBe('/')
    for (const path of ['//evil.example/x', '/\\evil.example', 'https://evil.example']) {
      page.rememberReturnTo(path)
      expect(page.takeReturnTo()).toBe('/')
    }
  })
})

describe('tokens', () => {
  test('SESS-03.f an answer replaces the token that it was requested with, of a visitor and a member alike', async () => {
    const page = await openPage()
    page.replaceToken(page.takeTicket(), 'anonymous')
    expect(page.sessionStore.get()).toMatchObject({ status: 'visitor', token: 'anonymous', generation: 0 })
    page.logIn({ token: 't1', member: ada })
    const { generation } = page.sessionStore.get()
    page.replaceToken(page.takeTicket(), 't2')
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', token: 't2', generation })
    expect(localStorage.getItem('openbourse.token')).toBe('{"v":1,"value":"t2"}')
    page.replaceToken(page.takeTicket(), '')
    expect(page.sessionStore.get().token).toBe('t2')
  })

  test('SESS-03.f a late answer for an old token does not replace a newer one', async () => {
    const page = await openPage()
    const old = page.takeTicket()
    page.logIn({ token: 't1', member: ada })
    page.replaceToken(old, 'anonymous')
    expect(page.sessionStore.get().token).toBe('t1')
    page.logOut()
    page.replaceToken({ token: 't1', generation: 1, asks: 0 }, 't9')
    expect(page.sessionStore.get().token).toBeNull()
  })

  test('a log-in without a token in its body keeps that of the header', async () => {
    const page = await openPage()
    page.replaceToken(page.takeTicket(), 'by-header')
    page.logIn({ token: null, member: ada })
    expect(page.sessionStore.get()).toMatchObject({ status: 'member', token: 'by-header' })
  })
})

describe('two tabs', () => {
  test('SESS-02.f a log-out in one tab is applied in the other, at once or with its next request', async () => {
    const one = await openPage()
    one.logIn({ token: 't1', member: ada })
    const other = await openPage()
    const sleepy = await openPage()
    one.logOut()
    tellTabs()
    expect(other.sessionStore.get()).toMatchObject({ status: 'visitor', token: null, member: null })
    expect(sleepy.takeTicket().token).toBeNull()
  })

  test('a log-in in one tab is applied in the other, as another person', async () => {
    const other = await openPage()
    const one = await openPage()
    one.logIn({ token: 't1', member: ada })
    tellTabs()
    expect(other.sessionStore.get()).toMatchObject({
      status: 'member',
      token: 't1',
      member: ada,
      generation: 1,
    })
    one.logIn({ token: 't2', member: bob })
    tellTabs(null)
    expect(other.sessionStore.get()).toMatchObject({ token: 't2', member: bob, generation: 2 })
  })

  test('a token replaced in one tab is used by the other, for the same person', async () => {
    const one = await openPage()
    one.logIn({ token: 't1', member: ada })
    const other = await openPage()
    const ticket = other.takeTicket()
    one.replaceToken(one.takeTicket(), 't2')
    expect(other.isCurrent(ticket)).toBe(false)
    expect(other.isSamePerson(ticket)).toBe(true)
    other.expire(ticket)
    expect(other.sessionStore.get()).toMatchObject({ status: 'member', token: 't2', asks: 0 })
  })
})

test('the stored member contains no token', async () => {
  const { memberOf } = await import('./member.ts')
  expect(memberOf({ ...ada, token: 't1', password: 'p' })).toEqual(ada)
  expect(memberOf({ ...ada, id: 600012 })).toBeNull()
  expect(memberOf(null)).toBeNull()
})
