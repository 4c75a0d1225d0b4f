// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { logInForm } from '#generated/forms/log-in/form.ts'
import type { LogInValue } from '#generated/forms/log-in/schema.ts'
import { registerByPhoneForm } from '#generated/forms/register-by-phone/form.ts'
import type { RegisterByPhoneValue } from '#generated/forms/register-by-phone/schema.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { openForm } from '#tests/support/open-form.tsx'
import { sampleForm, type SampleValue } from '#tests/support/sample-form.ts'

afterEach(cleanup)

/** An error of the client: the server refuses these fields. */
const refusal = (message: string, keys: Readonly<Record<string, string>> = {}, kind = 'refused'): Error =>
  Object.assign(new Error(message), {
    kind,
    fields: Object.entries(keys).map(([field, key]) => ({ field, key, text: message })),
  })

const ada: Partial<LogInValue> = { username: 'ada', password: 'correct-horse' }

test('a valid form is sent with what counts, and its draft is removed', async () => {
  const kept = new Map<string, object>([['log-in', { username: 'ada' }]])
  const onSubmit = vi.fn<(value: LogInValue) => Promise<void>>(() => Promise.resolve())
  const form = openForm(logInForm, { onSubmit }, memoryServices(kept))
  form.type({ password: 'correct-horse' })
  expect(kept.get('log-in')).toEqual({ username: 'ada' })
  await form.submit()
  expect(onSubmit.mock.lastCall?.[0]).toEqual(ada)
  expect([...kept]).toEqual([])
})

test('SESS-07.f a refused submit is shown at its field and listed, keeps the draft, and can be repeated', async () => {
  const kept = new Map<string, object>()
  const onSubmit = vi.fn<() => Promise<void>>()
  onSubmit.mockRejectedValueOnce(refusal('Wrong.', { password: 'wrong' })).mockResolvedValue()
  const form = openForm(logInForm, { onSubmit, initial: ada }, memoryServices(kept))
  await form.submit()
  const { failures, listed, busy } = form.control()
  expect([form.shown(), failures, listed, busy]).toEqual([['password wrong'], 1, true, false])
  expect(kept.get('log-in')).toEqual({ username: 'ada' })
  await form.submit()
  expect([form.shown(), onSubmit.mock.calls.length]).toEqual([[], 2])
})

test('a change hears what counts, again where what it is judged with has changed', () => {
  const onChange = vi.fn<(value: SampleValue) => void>()
  const sample = sampleForm({ fields: { price: { widget: 'decimal' }, worth: { widget: 'decimal' } } })
  const deriving = (worth: string) => ({ derive: (value: SampleValue) => ({ ...value, worth }) })
  const form = openForm(sample, { onChange, live: deriving('1') })
  form.type({ price: '7', stray: 'x' })
  expect(onChange.mock.lastCall?.[0]).toEqual({ price: '7', worth: '1' })
  form.rerender({ live: deriving('2') })
  expect(onChange.mock.lastCall?.[0]).toEqual({ price: '7', worth: '2' })
})

test('a submit is judged with the limits of now', async () => {
  const check = ({ price }: SampleValue) => (price === '0' ? [{ field: 'price', rule: 'too-low' }] : [])
  const form = openForm(sampleForm({ fields: { price: { widget: 'decimal' } }, check }), {
    initial: { price: '1' },
  })
  form.rerender({ live: { derive: () => ({ price: '0' }) } })
  await form.submit()
  expect([form.shown(), form.control().failures]).toEqual([['price too-low'], 1])
})

test('a form that asks for some of its fields shows the errors of these only', () => {
  const form = openForm(registerByPhoneForm)
  const demand = (...fields: string[]): boolean | undefined => {
    let isRight: boolean | undefined
    act(() => void (isRight = form.control().demand(fields)))
    return isRight
  }
  form.type({ phone: '15123456' })
  expect([demand('phone'), form.control().failures, form.shown()]).toEqual([true, 0, []])
  expect([demand('phone', 'country'), form.control().failures]).toEqual([false, 1])
  expect(form.shown()).toEqual(['phone required'])
  form.type({ country: '德国' })
  expect([demand('phone', 'country'), form.control().failures, form.shown()]).toEqual([true, 1, []])
})

test('a code is sent for what was typed', async () => {
  const send = vi.fn<(value: Partial<RegisterByPhoneValue>) => Promise<void>>(() => Promise.resolve())
  const form = openForm(registerByPhoneForm, { sendCode: { code: send }, initial: { phone: '15123456' } })
  expect(await act(() => form.control().send('code'))).toBe(true)
  expect(send.mock.calls).toEqual([[{ phone: '15123456' }]])
  expect(form.shown()).toEqual([])
})

test.each([
  ['no call', undefined],
  ['the call of another field only', { other: () => Promise.resolve() }],
])('with %s no code is sent', async (_what, sendCode) => {
  const form = openForm(registerByPhoneForm, { sendCode })
  expect(await act(() => form.control().send('code'))).toBe(false)
  expect(form.shown()).toEqual([])
})

test('a refused code is shown at its field, moves the focus there, and is not listed', async () => {
  const sendCode = { code: () => Promise.reject(refusal('Too often.')) }
  const form = openForm(registerByPhoneForm, { sendCode })
  expect(await act(() => form.control().send('code'))).toBe(false)
  const { failures, listed } = form.control()
  expect([form.shown(), failures, listed]).toEqual([['code refused'], 1, false])
})

test('an error of the program is not taken for a refusal', async () => {
  const error = new TypeError('x is undefined')
  const form = openForm(registerByPhoneForm, { sendCode: { code: () => Promise.reject(error) } })
  await expect(form.control().send('code')).rejects.toBe(error)
})

type Question = (value: Partial<RegisterByPhoneValue>) => Promise<unknown>

test('the server is asked about a field that is right when it is left, once for each value', () => {
  const username = vi.fn<Question>(() => Promise.resolve())
  const form = openForm(registerByPhoneForm, { ask: { username } })
  form.leave('username')
  form.type({ username: 'ad' })
  form.leave('username')
  expect(username).toHaveBeenCalledTimes(0)
  form.type({ username: 'adalovelace' })
  form.leave('phone')
  form.leave('username')
  form.leave('username')
  expect(username.mock.calls).toEqual([[{ username: 'adalovelace' }]])
  form.type({ username: 'adalovelace2' })
  form.leave('username')
  expect(username).toHaveBeenCalledTimes(2)
})

test('no question is asked about an optional field that was emptied', () => {
  const promotion = vi.fn<Question>(() => Promise.resolve())
  const form = openForm(registerByPhoneForm, { ask: { promotion } })
  form.type({ promotion: 'ADA7' })
  form.leave('promotion')
  form.type({ promotion: undefined })
  form.leave('promotion')
  expect(promotion.mock.calls).toEqual([[{ promotion: 'ADA7' }]])
})

test('no question is asked of a form without any', () => {
  const form = openForm(registerByPhoneForm, { initial: { username: 'adalovelace' } })
  form.leave('username')
  expect(form.shown()).toEqual([])
})

test('an objection of the server is shown at the field that was left, and moves no focus', async () => {
  const username = () => Promise.reject(refusal('Taken.', { username: 'taken' }))
  const form = openForm(registerByPhoneForm, { ask: { username } })
  form.type({ username: 'adalovelace' })
  form.leave('username')
  await waitFor(() => expect(form.shown()).toEqual(['username taken']))
  expect([form.control().failures, form.control().listed]).toEqual([0, false])
  form.type({ username: 'adalovelace2' })
  expect(form.shown()).toEqual([])
})

test.each([
  ['a failure on the way', refusal('Offline.', {}, 'transport')],
  ['an error of the program', new TypeError('x is undefined')],
])('%s is no objection to a field', async (_what, error) => {
  const username = vi.fn<Question>(() => Promise.reject(error))
  const form = openForm(registerByPhoneForm, { ask: { username } })
  form.type({ username: 'adalovelace' })
  form.leave('username')
  await act(() => Promise.resolve())
  expect([username.mock.calls.length, form.shown(), form.control().message]).toEqual([1, [], null])
})
