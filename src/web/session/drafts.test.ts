// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada } from './tests/ada.ts'

async function openPage() {
  vi.resetModules()
  const [session, drafts] = await Promise.all([import('./session.ts'), import('./drafts.ts')])
  return { ...session, ...drafts }
}

const stored = (): string => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('draft of a form', () => {
  test('SESS-07.f is kept over the end of the session and a reload, for the same member only', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    expect(page.draftStore.read('withdraw')).toBeNull()
    page.draftStore.write('withdraw', { amount: '1.5', address: 'bc1q' })
    page.expire(page.takeTicket())
    // The form says its last word after the session has gone.
    page.draftStore.write('withdraw', { amount: '1.55', address: 'bc1q' })

    const later = await openPage()
    expect(later.draftStore.read('withdraw')).toBeNull()
    later.logIn({ token: 't2', member: { ...ada, id: '2' } })
    expect(later.draftStore.read('withdraw')).toBeNull()
    later.logIn({ token: 't3', member: ada })
    expect(later.draftStore.read('withdraw')).toEqual({ amount: '1.55', address: 'bc1q' })
    later.draftStore.write('withdraw', null)
    expect(later.draftStore.read('withdraw')).toBeNull()
  })

  test('SESS-07.f held values return to the same member until the log-out, and are never stored', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    page.draftStore.hold('real-name', { idCard: 'C22' })
    expect(page.draftStore.held('real-name')).toBeNull()
    page.draftStore.read('real-name')
    page.draftStore.hold('real-name', { idCard: 'C22' })
    expect(page.draftStore.held('real-name')).toEqual({ idCard: 'C22' })
    expect(stored()).not.toContain('C22')
    page.logIn({ token: 't2', member: { ...ada, id: '2' } })
    expect(page.draftStore.held('real-name')).toBeNull()
    page.logIn({ token: 't3', member: ada })
    expect(page.draftStore.held('real-name')).toEqual({ idCard: 'C22' })
    page.clearDrafts()
    expect(page.draftStore.held('real-name')).toBeNull()
  })

  test('SHELL-12.d is kept over the reload of a language change', async () => {
    const page = await openPage()
    page.draftStore.read('register')
    page.draftStore.write('register', { email: 'ada@example.org' })
    expect((await openPage()).draftStore.read('register')).toEqual({ email: 'ada@example.org' })
  })

  test('is cleared by a log-out, together with what a form saves while it closes', async () => {
    const page = await openPage()
    page.logIn({ token: 't1', member: ada })
    page.draftStore.read('withdraw')
    page.draftStore.write('withdraw', { amount: '1.5' })
    page.clearDrafts()
    page.logOut()
    page.draftStore.write('withdraw', { amount: '1.55' })
    expect(stored()).not.toContain('1.5')
  })
})

describe('values that are never stored', () => {
  test('are secrets by name at any depth, files, and limits', async () => {
    const { draftStore } = await openPage()
    draftStore.read('form')
    const typed = {
      username: 'ada',
      promotionCode: 'U7QK2M',
      password: 'hidden-1',
      confirmPassword: 'hidden-2',
      code: 'hidden-3',
      tradePassword: 'hidden-4',
      pin: 'hidden-5',
      nested: { jyPassword: 'hidden-6', list: [{ googleCode: 'hidden-7', name: 'kept' }] },
      photo: new File(['hidden-8'], 'hidden-9.png'),
      picture: 'data:image/png;base64,hidden',
      $ctx: { balance: 'hidden-10' },
      handler: () => 'hidden-11',
    }
    draftStore.write('form', typed, ['pin'])
    expect(draftStore.read('form')).toEqual({
      username: 'ada',
      promotionCode: 'U7QK2M',
      nested: { list: [{ name: 'kept' }] },
    })
    expect(stored()).not.toContain('hidden')
  })
})

describe('limits', () => {
  test('at most twenty drafts are stored, the oldest are dropped', async () => {
    const { draftStore } = await openPage()
    for (let form = 0; form <= 20; form += 1) {
      draftStore.read(`form-${form}`)
      draftStore.write(`form-${form}`, { form })
    }
    expect(draftStore.read('form-0')).toBeNull()
    expect(draftStore.read('form-1')).toEqual({ form: 1 })
    expect(draftStore.read('form-20')).toEqual({ form: 20 })
  })

  test('a draft that is too long is not stored, and the older one is removed', async () => {
    const { draftStore } = await openPage()
    draftStore.read('form')
    draftStore.write('form', { text: 'short' })
    draftStore.write('form', { text: 'x'.repeat(20_000) })
    expect(draftStore.read('form')).toBeNull()
  })

  test('a draft expires after a day', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 })
    const { draftStore } = await openPage()
    draftStore.read('form')
    draftStore.write('form', { text: 'typed' })
    vi.setSystemTime(1_800_000_000_000 + 86_400_000)
    expect(draftStore.read('form')).toEqual({ text: 'typed' })
    vi.setSystemTime(1_800_000_000_000 + 86_400_001)
    expect(draftStore.read('form')).toBeNull()
  })

  test.each(['nonsense', '{"v":1,"value":7}', '{"v":1,"value":[7,{"form":1}]}', '{"v":9,"value":[]}'])(
    'a storage that holds %s reads as empty',
    async (text) => {
      sessionStorage.setItem('openbourse.drafts', text)
      const { draftStore } = await openPage()
      expect(draftStore.read('form')).toBeNull()
      draftStore.write('form', { text: 'typed' })
      expect(draftStore.read('form')).toEqual({ text: 'typed' })
    },
  )
})
