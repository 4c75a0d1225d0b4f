// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { logInForm } from '#generated/forms/log-in/form.ts'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { openForm } from '#tests/support/open-form.tsx'
import type { FormServices } from './services.ts'

afterEach(cleanup)

const KEY = 'real-name/7'
const record: Partial<RealNameValue> = { realName: 'Ada', country: '德国', idCard: 'C22990047' }

/** Services that store drafts, and hold secrets in memory. */
function holdingServices(kept: Map<string, object>, held: Map<string, object>): FormServices {
  const services = memoryServices(kept)
  return {
    ...services,
    drafts: {
      ...services.drafts,
      held: (form) => held.get(form) ?? null,
      hold: (form, value) => (value === null ? held.delete(form) : held.set(form, value)),
    },
  }
}

type Browser = { readonly draft?: object | undefined; readonly secrets?: object }

/** Opens the form of a record, or of a new one (null), in a browser that remembers these. */
function openRecord(given: Partial<RealNameValue> | null, { draft, secrets }: Browser = {}) {
  const kept = new Map(draft === undefined ? [] : [[KEY, draft]])
  const held = new Map(secrets === undefined ? [] : [[KEY, secrets]])
  const form = openForm(
    realNameForm,
    { draftKey: KEY, initial: given ?? undefined },
    holdingServices(kept, held),
  )
  return { ...form, kept, held }
}

test('SESS-07.f a draft is stored with each change, and removed when all is emptied', () => {
  const kept = new Map<string, object>()
  const form = openForm(logInForm, {}, memoryServices(kept))
  expect([...kept]).toEqual([])
  form.type({ username: 'ada', password: 'correct-horse' })
  expect([...kept]).toEqual([['log-in', { username: 'ada' }]])
  form.type({ username: '' })
  expect([...kept]).toEqual([])
})

test('a value that the screen gives wins over the draft', () => {
  const kept = new Map<string, object>([['log-in', { username: 'ada', country: '德国' }]])
  const form = openForm(logInForm, { initial: { username: 'eve' } }, memoryServices(kept))
  expect(form.control().value).toEqual({ username: 'eve', country: '德国' })
  expect(kept.get('log-in')).toEqual({ username: 'eve', country: '德国' })
})

test('a record without a draft is shown as it is, and gets no draft before it is changed', () => {
  const { control, kept, held, type } = openRecord(record)
  expect([control().value, [...kept]]).toEqual([record, []])
  expect([...held]).toEqual([[KEY, { idCard: 'C22990047' }]])
  type({ realName: 'Ada L.' })
  expect([...kept]).toEqual([[KEY, { realName: 'Ada L.', country: '德国' }]])
  type({ realName: 'Ada' })
  expect([...kept]).toEqual([])
})

test('a new record gets no draft before it is changed', () => {
  const { control, kept, type } = openRecord(null)
  type({ realName: 'Ada' })
  expect([...kept]).toEqual([[KEY, { realName: 'Ada' }]])
  type({ realName: '' })
  expect([control().value, [...kept]]).toEqual([{ realName: '' }, []])
})

test('the draft of a record wins over it: what the draft lacks was emptied, but for secrets', () => {
  const { control, kept } = openRecord(record, { draft: { realName: 'Eve' } })
  expect(control().value).toEqual({ realName: 'Eve', idCard: 'C22990047' })
  expect(kept.get(KEY)).toEqual({ realName: 'Eve' })
})

test('a record whose fields were all emptied keeps a draft that says so', () => {
  const { kept, type, unmount } = openRecord(record)
  type({ realName: '', country: '' })
  expect(kept.get(KEY)).toEqual({})
  unmount()
  expect(openRecord(record, { draft: kept.get(KEY) }).control().value).toEqual({ idCard: 'C22990047' })
})

test('a secret that is held in memory wins over the record, and is never stored', () => {
  const { control, kept, held } = openRecord(record, {
    secrets: { idCard: 'X11220033', idCardFront: '/a.png' },
  })
  expect(control().value).toEqual({ ...record, idCard: 'X11220033', idCardFront: '/a.png' })
  expect([...kept]).toEqual([])
  expect(held.get(KEY)).toEqual({ idCard: 'X11220033', idCardFront: '/a.png' })
})

/** True if the browser would ask before it leaves the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(event)
  return event.defaultPrevented
}

test('the browser asks before a reload only while something is held that is not stored', () => {
  const { type, unmount } = openRecord({ realName: 'Ada' })
  expect(asksBeforeUnload()).toBe(false)
  type({ realName: 'Ada L.' })
  expect(asksBeforeUnload()).toBe(false)
  type({ idCard: 'C22990047' })
  expect(asksBeforeUnload()).toBe(true)
  type({ idCard: '' })
  expect(asksBeforeUnload()).toBe(false)
  type({ idCardFront: '/a.png' })
  expect(asksBeforeUnload()).toBe(true)
  unmount()
  expect(asksBeforeUnload()).toBe(false)
})

test('a form that was sent leaves neither a draft nor a held secret behind', async () => {
  const [kept, held] = [new Map<string, object>(), new Map<string, object>()]
  const onSubmit = vi.fn<(value: RealNameValue) => Promise<void>>(() => Promise.resolve())
  const form = openForm(realNameForm, { onSubmit }, holdingServices(kept, held))
  const photos = { idCardFront: '/a.png', idCardBack: '/b.png', handHeldIdCard: '/c.png' }
  form.type({ ...record, country: 'X', ...photos })
  expect([kept.size, held.size]).toEqual([1, 1])
  await form.submit()
  expect([onSubmit.mock.calls.length, [...kept], [...held]]).toEqual([1, [], []])
})
