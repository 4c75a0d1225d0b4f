import { expect, test } from 'vitest'
import { registerByPhoneForm as form } from '#generated/forms/register-by-phone/form.ts'
import { isRefusalError, refusalOf } from './refusal.ts'

type Field = { readonly field: string; readonly key: string; readonly text: string }

const refused = (fields: readonly Field[] = [], kind?: string) =>
  Object.assign(new Error('Not now.'), { fields, ...(kind !== undefined && { kind }) })
const wrongCode = { field: 'code', key: 'code-error', text: 'Wrong code.' }

test.each<[string, unknown, boolean]>([
  ['an error of the client', refused(), true],
  ['an error of the client with fields', refused([wrongCode]), true],
  ['an error of the program', new TypeError('x is undefined'), false],
  ['an error whose fields are no list', Object.assign(new Error('no'), { fields: 'all' }), false],
  ['an object that is no error', { message: 'no', fields: [] }, false],
  ['a text', 'no', false],
  ['nothing', undefined, false],
])('%s is a refusal: %j', (_what, error, expected) => {
  expect(isRefusalError(error)).toBe(expected)
})

test.each(['transport', 'logged-out', 'not-offered', 'cancelled'])(
  'a failure of kind %s is not shown in the form, even with a field to show it at',
  (kind) => {
    expect(refusalOf(form, refused([wrongCode], kind), 'code')).toBeNull()
  },
)

test('a refusal of fields is shown at each of them, in the server’s words, and not at the form', () => {
  const country = { field: 'country', key: 'request-illegal', text: 'No.' }
  const stray = { field: 'stray', key: 'k', text: 'Never shown.' }
  expect(refusalOf(form, refused([wrongCode, country, stray]), 'phone')).toEqual({
    errors: [
      { field: 'code', shownAt: 'code', rule: 'code-error', values: {}, text: 'Wrong code.' },
      { field: 'country', shownAt: 'phone', rule: 'request-illegal', values: {}, text: 'No.' },
    ],
    message: null,
  })
})

test('a refusal of no field is shown at the field that was sent for', () => {
  expect(refusalOf(form, refused([], 'refused'), 'code')).toEqual({
    errors: [{ field: 'code', shownAt: 'code', rule: 'refused', values: {}, text: 'Not now.' }],
    message: null,
  })
})

test('a refusal of no field, or of none of this form, is the message of the form', () => {
  const told = { errors: [], message: { told: 'Not now.' } }
  expect(refusalOf(form, refused())).toEqual(told)
  expect(refusalOf(form, refused([{ ...wrongCode, field: 'stray' }]))).toEqual(told)
})

test('an answer that could not be read is said to be unclear, also where it names a field', () => {
  expect(refusalOf(form, refused([wrongCode], 'malformed'), 'code')).toEqual({
    errors: [],
    message: 'unclear',
  })
})
