import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { apiKeyCreateForm } from '#generated/forms/api-key-create/form.ts'
import { logInForm } from '#generated/forms/log-in/form.ts'
import { registerByPhoneForm } from '#generated/forms/register-by-phone/form.ts'
import { sampleForm, type SampleValue } from '#tests/support/sample-form.ts'
import { type FieldError, findErrors, hostOf } from './field-errors.ts'

const fields = {
  amount: { widget: 'decimal' },
  ips: { widget: 'ips' },
  zone: { within: 'amount' },
} as const

/** Returns the error of a value of which the validator reports one violation. */
function errorOf(violation: Partial<ErrorObject>, value: SampleValue = {}): FieldError | undefined {
  return findErrors(sampleForm({ fields, violations: [violation] }), value)[0]
}

test('each field has one error, in the order of the screen', () => {
  const errors = findErrors(registerByPhoneForm, { username: 'ada', password: '1' })
  expect(errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'phone required',
    'country required',
    'code required',
    'password minLength',
    'confirm required',
    'agreement required',
  ])
})

test('a violation of no field of the form is not an error of a field', () => {
  expect(errorOf({ keyword: 'minProperties', instancePath: '' })).toBeUndefined()
  expect(errorOf({ keyword: 'minLength', instancePath: '/stray' })).toBeUndefined()
})

test('texts and numbers of a rule are passed to its message, nothing else', () => {
  const params = { limit: 3, comparison: '>=', failing: true, allowedValues: ['a'], none: null }
  expect(errorOf({ keyword: 'minimum', instancePath: '/amount', params })?.values).toEqual({
    limit: 3,
    comparison: '>=',
  })
})

test.each([
  ['pass', 4],
  ['密码', 2],
  ['👍👍👍', 3],
])('the length of %j is passed as %d characters', (password, length) => {
  expect(findErrors(logInForm, { username: 'ada', password })).toMatchObject([
    { rule: 'minLength', values: { limit: 6, length } },
  ])
})

test.each<[string, Partial<ErrorObject>, number | undefined]>([
  ['of a plain field', { keyword: 'minLength', instancePath: '/amount' }, undefined],
  ['of a list as a whole', { keyword: 'maxItems', instancePath: '/ips' }, undefined],
  ['of the first entry', { keyword: 'format', instancePath: '/ips/0' }, 0],
  ['of the third entry', { keyword: 'format', instancePath: '/ips/2' }, 2],
  ['of a repeated entry', { keyword: 'uniqueItems', instancePath: '/ips', params: { i: 3, j: 1 } }, 3],
  [
    'of a repeated entry, named in turn',
    { keyword: 'uniqueItems', instancePath: '/ips', params: { i: 0, j: 2 } },
    2,
  ],
  ['of entries that are not named', { keyword: 'uniqueItems', instancePath: '/ips' }, 0],
])('an error %s names its row', (_what, violation, row) => {
  const error = errorOf(violation)
  expect([error !== undefined, error?.row]).toEqual([true, row])
})

test('an address that is repeated is an error at its later line', () => {
  const errors = findErrors(apiKeyCreateForm, { bindIp: ['203.0.113.7', '203.0.113.8', '203.0.113.7'] })
  expect(errors.find(({ field }) => field === 'bindIp')).toMatchObject({ rule: 'uniqueItems', row: 2 })
})

test.each([
  ['const', true, 'required'],
  ['const', 'buy', 'const'],
  ['enum', undefined, 'enum'],
])('a broken %s with the allowed value %j is the rule %s', (keyword, allowedValue, rule) => {
  expect(errorOf({ keyword, instancePath: '/amount', params: { allowedValue } })?.rule).toBe(rule)
})

test('an objection of the form is an error where no rule of the schema is broken', () => {
  const check = () => [
    { field: 'ips', rule: 'in-use' },
    { field: 'amount', rule: 'too-much' },
    { field: 'zone', rule: 'unknown' },
  ]
  const violations = [{ keyword: 'pattern', instancePath: '/amount' }]
  const errors = findErrors(sampleForm({ fields, check, violations }), {})
  expect(errors).toMatchObject([
    { field: 'amount', rule: 'pattern' },
    { field: 'ips', shownAt: 'ips', rule: 'in-use', values: {} },
    { field: 'zone', shownAt: 'amount', rule: 'unknown' },
  ])
})

test.each([
  ['amount', 'amount'],
  ['zone', 'amount'],
  ['stray', 'stray'],
])('an error of the field %s is shown at %s', (field, host) => {
  expect(hostOf(sampleForm({ fields }), field, {})).toBe(host)
})
