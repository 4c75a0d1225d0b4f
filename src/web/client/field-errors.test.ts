import { expect, test } from 'vitest'
import { logInOperation } from '#generated/operations/auth.ts'
import { fieldErrors } from './field-errors.ts'
import { operation } from './tests/samples.ts'

const errors = [
  { code: 500, key: 'code-missing', field: 'code' },
  { code: 500, key: 'code-wrong', field: 'code' },
  { code: 505, key: 'locked' },
  { code: 505, key: 'google', field: 'code' },
  { code: 506, key: 'name-taken', field: 'name' },
] as const
const sample = operation({ errors })

test('the answer names the fields', () => {
  const told = [{ field: 'name', key: 'too-long' }, { field: 'code' }, { field: '' }, { key: 'x' }, 7, null]
  expect(fieldErrors(sample, 506, 'No.', told)).toEqual([
    { field: 'name', key: 'too-long', text: 'No.' },
    { field: 'code', key: '', text: 'No.' },
  ])
})

test('without names in the answer, the contract names the field of the code; the key only if it is the only one', () => {
  expect(fieldErrors(sample, 506, 'Taken.', undefined)).toEqual([
    { field: 'name', key: 'name-taken', text: 'Taken.' },
  ])
  expect(fieldErrors(sample, 500, 'No.', null)).toEqual([{ field: 'code', key: '', text: 'No.' }])
})

test('codes of several fields, of the whole form, and unknown ones name no field', () => {
  expect(fieldErrors(sample, 505, 'No.', [])).toEqual([])
  expect(fieldErrors(sample, 999, 'No.', 'x')).toEqual([])
  expect(fieldErrors(logInOperation, 500, 'Wrong password.', undefined)).toEqual([])
  expect(fieldErrors(logInOperation, 505, 'Code?', undefined)).toEqual([
    { field: 'code', key: 'google-code-needed', text: 'Code?' },
  ])
})
