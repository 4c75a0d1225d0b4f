import { expect, test } from 'vitest'
import { createAjv, withContext } from './ajv.ts'

test('a value may have one of several types', () => {
  const validate = createAjv().compile({ type: ['string', 'integer'] })
  expect(['a', 1, true].map((value) => validate(value))).toEqual([true, true, false])
})

test('limits of the moment are an object', () => {
  const validate = createAjv().compile(withContext({ type: 'object' }))
  expect([{}, { $ctx: {} }, { $ctx: 5 }].map((value) => validate(value))).toEqual([true, true, false])
})
