import { expect, test } from 'vitest'
import { adForm } from '#generated/forms/ad/form.ts'
import { registerByPhoneForm as form } from '#generated/forms/register-by-phone/form.ts'
import { type FormEvent, nextState, startState, visibleErrors } from './form-state.ts'
import { refusalOf } from './refusal.ts'

type Value = Parameters<typeof startState<{ phone: string; country: string; password: string }>>[0]

const after = (...events: FormEvent<object>[]): ReturnType<typeof startState> =>
  events.reduce<ReturnType<typeof startState>>(
    (state, event) => nextState(form, state, event),
    startState<object>({}),
  )
const change = (value: Value): FormEvent<object> => ({ kind: 'change', value })
const shown = (state: ReturnType<typeof startState>): string[] =>
  visibleErrors(form, state).map(({ shownAt, field, rule }) => `${shownAt}: ${field} ${rule}`)

test('a field shows no error before it is changed and left', () => {
  expect(shown(after())).toEqual([])
  expect(shown(after({ kind: 'leave', field: 'phone' }))).toEqual([])
  expect(shown(after(change({ phone: '1' })))).toEqual([])
  expect(shown(after(change({ phone: '1' }), { kind: 'leave', field: 'phone' }))).toEqual([
    'phone: phone pattern',
  ])
})

test('an error of the country is shown at the country picker', () => {
  const state = after(change({ phone: '15123456' }), { kind: 'leave', field: 'phone' })
  expect(shown(state)).toEqual(['phone: country required'])
})

test('a value that the form fills in does not count as a change by hand', () => {
  const state = after(
    { kind: 'patch', values: { country: '德国' }, byHand: false },
    { kind: 'leave', field: 'phone' },
  )
  expect([state.value, shown(state)]).toEqual([{ country: '德国' }, []])
})

test('a failed submit shows all errors and increases the count', () => {
  const state = after({ kind: 'submit' })
  expect([shown(state).length, state.failures, state.listed]).toEqual([6, 1, true])
})

test('VAL-17.c an unreadable premium is reported at the premium, not at the price', () => {
  const events: FormEvent<object>[] = [
    { kind: 'change', value: { priceType: 1 } },
    { kind: 'mark', field: 'premiseRate', mark: { rule: 'not-a-number' }, now: true },
  ]
  const state = events.reduce((before, event) => nextState(adForm, before, event), startState<object>({}))
  expect(visibleErrors(adForm, state)).toMatchObject([{ field: 'premiseRate', rule: 'not-a-number' }])
  const unknown = nextState(adForm, state, { kind: 'change', value: { priceType: 1, premiseRate: '1.5' } })
  expect(visibleErrors(adForm, unknown)).toMatchObject([{ field: 'price', rule: 'required' }])
})

test('a refused code is shown at its field and not listed', () => {
  const error = Object.assign(new Error('Too often'), { fields: [] })
  const refusal = refusalOf(form, error, 'code')
  const state = nextState(form, startState<object>({}), { kind: 'refuse', refusal, byCode: true })
  expect([shown(state), state.listed]).toEqual([['code: code refused'], false])
})

const refused = (kind: string, fields: object[] = []): Error & { fields: never[]; kind: string } =>
  Object.assign(new Error('why'), { kind, fields: fields as never[] })

test.each([
  ['refused', [], { errors: [], message: { told: 'why' } }],
  ['refused', [{ field: 'elsewhere', key: 'k', text: 't' }], { errors: [], message: { told: 'why' } }],
  ['malformed', [], { errors: [], message: 'unclear' }],
  ['transport', [], null],
  ['logged-out', [], null],
  ['cancelled', [], null],
])('an error of kind %s with fields %j', (kind, fields, expected) => {
  expect(refusalOf(form, refused(kind, fields))).toEqual(expected)
})

test('a refusal of the country is shown at the phone widget until it is changed', () => {
  const refusal = refusalOf(
    form,
    refused('refused', [{ field: 'country', key: 'request-illegal', text: 'No' }]),
  )
  const state = nextState(form, startState<object>({}), { kind: 'refuse', refusal, byCode: false })
  expect(shown(state)).toEqual(['phone: country request-illegal'])
  expect(shown(nextState(form, state, change({ phone: '15' })))).toEqual([])
})

test('a refusal of a value that has changed since shows nothing, and moves no focus', () => {
  const refusal = {
    errors: [{ field: 'username', shownAt: 'username', rule: 'taken', values: {}, text: '' }],
    message: null,
  }
  const warn = (about: string): FormEvent<object> => ({ kind: 'warn', field: 'username', about, refusal })
  const typed: FormEvent<object> = { kind: 'patch', values: { username: 'ada' }, byHand: true }
  expect(shown(after(typed, warn('ad')))).toEqual([])
  const state = after(typed, warn('ada'))
  expect([shown(state), state.failures, state.listed]).toEqual([['username: username taken'], 0, false])
})
