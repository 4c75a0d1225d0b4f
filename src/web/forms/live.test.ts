import { expect, test } from 'vitest'
import { adForm as ad } from '#generated/forms/ad/form.ts'
import { apiKeyCreateForm } from '#generated/forms/api-key-create/form.ts'
import type { AdValue } from '#generated/forms/ad/schema.ts'
import { sampleForm } from '#tests/support/sample-form.ts'
import { draftOf, fromDraft } from './drafts.ts'
import { hostOf } from './field-errors.ts'
import { allErrors, type FormEvent, nextState, startState, visibleErrors } from './form-state.ts'
import { effectiveValue, isShown, withLimits } from './live.ts'
import { refusalOf } from './refusal.ts'

const fixed: Partial<AdValue> = { priceType: 0, price: '7', premiseRate: '0' }
const state = (...events: FormEvent<AdValue>[]) =>
  events.reduce((before, event) => nextState(ad, before, event), startState<AdValue>({ ...fixed }))
const rules = (errors: readonly { field: string; rule: string }[], field: string): string[] =>
  errors.filter((error) => error.field === field).map(({ rule }) => rule)

test('a hidden field is not validated or sent; its value returns when it is shown again', () => {
  expect(effectiveValue(ad, fixed, {})).toEqual({ priceType: 0, price: '7' })
  expect(effectiveValue(ad, { ...fixed, priceType: 1 }, {})).toEqual({ priceType: 1, premiseRate: '0' })
})

test('an error of a hidden field is shown where ui.json says', () => {
  expect(hostOf(ad, 'price', { priceType: 1 })).toBe('premiseRate')
  expect(hostOf(ad, 'price', { priceType: 0 })).toBe('price')
  const error = Object.assign(new Error('no'), { fields: [{ field: 'price', key: 'k', text: 'no' }] })
  expect(refusalOf(ad, error, undefined, { priceType: 1 })?.errors[0]?.shownAt).toBe('premiseRate')
})

test('a widget error blocks a submit until the next value', () => {
  const unreadable: FormEvent<AdValue>[] = [
    { kind: 'patch', values: { price: undefined }, byHand: true },
    { kind: 'mark', field: 'price', mark: { rule: 'not-a-number' }, now: false },
  ]
  const marked = state(...unreadable)
  expect(visibleErrors(ad, marked)).toEqual([])
  expect(rules(allErrors(ad, marked), 'price')).toEqual(['not-a-number'])
  expect(rules(visibleErrors(ad, state(...unreadable, { kind: 'leave', field: 'price' })), 'price')).toEqual([
    'not-a-number',
  ])
  const mended = state(...unreadable, { kind: 'patch', values: { price: '8' }, byHand: true })
  expect(rules(allErrors(ad, mended), 'price')).toEqual([])
})

test('an urgent widget error is shown at once; one of a hidden field is not', () => {
  const now: FormEvent<AdValue> = { kind: 'mark', field: 'number', mark: { rule: 'too-long' }, now: true }
  expect(rules(visibleErrors(ad, state(now)), 'number')).toEqual(['too-long'])
  expect(rules(allErrors(ad, state({ ...now, field: 'premiseRate' })), 'premiseRate')).toEqual([])
})

test('lists and ids are restored with the type of their items', () => {
  const value = { coinId: 7, 'pay[]': ['Zelle'], jyPassword: 'secret' } as const
  const draft = draftOf<AdValue>(ad, { ...value, 'pay[]': ['Zelle'] })
  expect(fromDraft(ad, draft)).toEqual({ coinId: 7, 'pay[]': ['Zelle'] })
  expect(fromDraft(ad, { coinId: '7', 'pay[]': 'Zelle' })).toEqual({ coinId: '7' })
  expect(fromDraft(apiKeyCreateForm, { bindIp: [1], remark: 'x', code: '123456' })).toEqual({ remark: 'x' })
})

const hidden = sampleForm({
  fields: {
    phone: { widget: 'phone', when: { by: 'phone' } },
    country: { within: 'phone' },
    by: { widget: 'segments' },
  },
})

test.each([
  ['phone', 'phone', true],
  ['phone', 'email', false],
  ['country', 'phone', true],
  ['country', 'email', false],
  ['by', 'email', true],
  ['stray', 'email', true],
])('the field %s with the way %s is shown: %j', (field, by, expected) => {
  expect(isShown(hidden, field, { by })).toBe(expected)
})

test('limits are visible to the validator beside the value, and none are without any', () => {
  expect(withLimits({ amount: '1' }, { balance: '7' })).toEqual({ amount: '1', $ctx: { balance: '7' } })
  expect(withLimits({ amount: '1' })).toEqual({ amount: '1', $ctx: {} })
})
