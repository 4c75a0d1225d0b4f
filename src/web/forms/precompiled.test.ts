import { expect, test } from 'vitest'
import { logInForm } from '#generated/forms/log-in/form.ts'
import { brokenRules } from './precompiled.ts'

const form = (isValid: boolean) => ({ schema: { $id: 'sample' }, validators: { sample: () => isValid } })

test('a value that the validator accepts breaks no rule', () => {
  expect(brokenRules(form(true), {})).toEqual([])
  expect(brokenRules(logInForm, { username: 'ada', password: 'correct-horse' })).toEqual([])
})

test('the broken rules are those that the compiled validator reports', () => {
  const rules = brokenRules(logInForm, { username: 'ada', password: '12345' })
  expect(rules).toMatchObject([{ keyword: 'minLength', instancePath: '/password' }])
})

test('a refusal without a reason names no rule', () => {
  expect(brokenRules(form(false), {})).toEqual([])
})

test('a form whose validator is missing is named in the error', () => {
  expect(() => brokenRules({ schema: { $id: 'other' }, validators: {} }, {})).toThrow(
    new TypeError('no validator of other'),
  )
})
