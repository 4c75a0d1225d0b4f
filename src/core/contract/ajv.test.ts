import { expect, test } from 'vitest'
import { createAjv, withContext } from './ajv.ts'

test('validators that are written out keep their source, as modules', () => {
  expect(createAjv({ mode: 'strict', standalone: true }).opts.code).toMatchObject({ source: true, esm: true })
  const { source, esm } = createAjv({ mode: 'strict' }).opts.code
  expect([source, esm]).not.toContain(true)
})

test('a value may have one of several types', () => {
  const validate = createAjv({ mode: 'strict' }).compile({ type: ['string', 'integer'] })
  expect(['a', 1, true].map((value) => validate(value))).toEqual([true, true, false])
})

test('limits of the moment are an object', () => {
  const validate = createAjv({ mode: 'strict' }).compile(withContext({ type: 'object' }))
  expect([{}, { $ctx: {} }, { $ctx: 5 }].map((value) => validate(value))).toEqual([true, true, false])
})
