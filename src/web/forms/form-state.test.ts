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

const error = (field: string, rule = 'no') => ({ field, shownAt: field, rule, values: {}, text: 'No.' })
const refuse = (fields: readonly string[], byCode = false): FormEvent<object> => ({
  kind: 'refuse',
  refusal: { errors: fields.map((field) => error(field)), message: null },
  byCode,
})
const patch = (values: object, byHand = true): FormEvent<object> => ({ kind: 'patch', values, byHand })
const mark = (field: string, rule: string | null): FormEvent<object> => ({
  kind: 'mark',
  field,
  mark: rule === null ? null : { rule },
  now: true,
})

const complete = {
  phone: '15123456',
  country: '德国',
  code: '123456',
  username: 'ada',
  password: 'correct-horse',
  confirm: 'correct-horse',
  agreement: true,
}

test('a valid submit counts as no failure, and takes the last refusal away', () => {
  const state = after(change(complete), refuse(['code']), { kind: 'submit' })
  expect([shown(state), state.refusal, state.failures, state.touched.size]).toEqual([[], null, 1, 0])
})

test('fields that are asked for are shown as wrong, and the first of them gets the focus', () => {
  const state = after({ kind: 'blame', fields: ['phone'] }, { kind: 'blame', fields: ['username'] })
  expect([shown(state), state.failures, state.listed]).toEqual([
    ['phone: phone required', 'username: username required'],
    2,
    false,
  ])
})

test('a failure that is shown elsewhere moves no focus', () => {
  const state = after({ kind: 'refuse', refusal: null, byCode: false })
  expect([state.refusal, state.failures]).toEqual([null, 0])
})

test.each([
  ['a refused form', [refuse(['phone'])], true],
  ['a refused code', [refuse(['code'], true)], false],
  ['a refused code after a submit that failed', [{ kind: 'submit' }, refuse(['code'], true)], true],
  ['a refused form after a refused code', [refuse(['code'], true), refuse(['phone'])], true],
] as [string, FormEvent<object>[], boolean][])(
  'the errors of %s are listed: %3$j',
  (_what, events, listed) => {
    expect(after(...events).listed).toBe(listed)
  },
)

test('a change takes away the refusal of its own field only', () => {
  const state = after(refuse(['username', 'phone']), patch({ username: 'ada' }))
  expect([shown(state), state.refusal?.message]).toEqual([['phone: phone no'], null])
  const mended = nextState(form, state, patch({ phone: '15123456' }))
  expect(mended.refusal).toBeNull()
})

test('a change takes away the message of a refused form', () => {
  const told: FormEvent<object> = {
    kind: 'refuse',
    refusal: { errors: [], message: { told: 'Switched off.' } },
    byCode: false,
  }
  expect(after(told).refusal?.message).toEqual({ told: 'Switched off.' })
  expect(after(told, patch({ phone: '1' })).refusal).toBeNull()
  expect(after(patch({ phone: '1' })).refusal).toBeNull()
})

test('a change to the same value changes nothing', () => {
  const before = after(patch({ username: 'ada' }), refuse(['username']))
  expect(nextState(form, before, patch({ username: 'ada' }))).toBe(before)
})

test('only fields that were changed count as changed', () => {
  const state = after(patch({ username: 'ada' }), patch({ phone: '1' }), { kind: 'leave', field: 'password' })
  expect([[...state.changed], shown(state)]).toEqual([['username', 'phone'], []])
})

test('a text that a field cannot read is reported until the field gets a value', () => {
  const marked = after(mark('phone', 'not-a-number'), mark('username', 'too-long'))
  const both = ['phone: phone not-a-number', 'username: username too-long']
  expect(shown(marked)).toEqual(both)
  expect(shown(nextState(form, marked, patch({ password: 'x' })))).toEqual(both)
  expect(shown(nextState(form, marked, patch({ phone: '15123456' })))).toEqual([
    'phone: country required',
    'username: username too-long',
  ])
})

test('a field that is emptied keeps the report of its text', () => {
  const events = [patch({ username: 'ada' }), mark('username', 'too-long'), patch({ username: undefined })]
  expect(shown(after(...events))).toEqual(['username: username too-long'])
})

test('a report replaces the earlier one of its field, and can be taken away', () => {
  const marked = after(mark('username', 'a'), mark('phone', 'b'), mark('username', 'c'))
  expect(shown(marked)).toEqual(['phone: phone b', 'username: username c'])
  const state = nextState(form, marked, mark('username', null))
  expect(shown(state)).toEqual(['phone: phone b', 'username: username required'])
})

test.each([
  [{ most: 8 }, { most: 8 }],
  [undefined, {}],
])('a report with the values %j passes %j to its message', (given, values) => {
  const report = { rule: 'image-size', ...(given && { values: given }) }
  const state = after({ kind: 'mark', field: 'username', mark: report, now: true })
  expect(visibleErrors(form, state)).toEqual([
    { field: 'username', shownAt: 'username', rule: 'image-size', values },
  ])
})

test('an answer about one field replaces what the server said of it before, and nothing else', () => {
  const answer = (rule: string): FormEvent<object> => ({
    kind: 'warn',
    field: 'username',
    about: 'ada',
    refusal: { errors: [error('username', rule), error('password')], message: null },
  })
  const typed = patch({ username: 'ada' })
  expect(after(typed, answer('taken')).refusal?.errors).toEqual([error('username', 'taken')])
  const state = after(typed, refuse(['phone', 'username']), answer('taken'))
  expect(state.refusal).toEqual({ errors: [error('phone'), error('username', 'taken')], message: null })
})
