import { describe, expect, test } from 'vitest'
import { createAjv, withContext } from '../ajv.ts'
import * as written from './formats.ts'
import { type Json, on } from './keyword-cases.ts'

const ajv = createAjv()

describe('meta-check', () => {
  test.each<[string, Json]>([
    ['a misspelt rule', { 'x-decimal-maximun': '1' }],
    ['a misspelt mark', { 'x-acept': ['number'] }],
    ['a misspelt word of JSON Schema', { maxLenght: 1 }],
    ['a limit as number', { 'x-decimal-maximum': 1 }],
    ['a limit that is no decimal', { 'x-decimal-minimum': '1,5' }],
    ['a limit from nowhere', { 'x-decimal-minimum': { feild: 'a' } }],
    ['a limit from two places', { 'x-decimal-minimum': { field: 'a', ctx: 'b' } }],
    ['a list of one limit', { 'x-decimal-maximum': [{ ctx: 'a' }] }],
    ['a product of one', { 'x-decimal-maximum': { product: ['1'] } }],
    ['a product with a number', { 'x-decimal-maximum': { product: ['1', 2] } }],
    ['negative places', { 'x-decimal-places': -1 }],
    ['half a place', { 'x-decimal-places': 1.5 }],
    ['places from a sibling', { 'x-decimal-places': { field: 'a' } }],
    ['no sibling', { 'x-equals': '' }],
    ['a list of siblings', { 'x-differs': ['a'] }],
    ['a constant without a name', { enum: [0, 1], 'x-enum-varnames': ['A'] }],
    ['an unknown form', { 'x-accept': ['float'] }],
    ['a limit that text has not', { type: 'string', minimum: 1 }],
    ['an unknown format', { type: 'string', format: 'decimals' }],
    ['an upload without limit', { 'x-upload': { operation: 'uploadImage', types: ['image/png'] } }],
  ])('%s fails', (_what, rule) => {
    expect(() => createAjv().compile(on(rule))).toThrow(Error)
  })

  test('descriptive marks are accepted and do not affect validation', () => {
    const marks = {
      'x-accept': ['number', 'text'],
      'x-alias': ['toReleased'],
      'x-unit': 'coin',
      'x-enum-varnames': ['A'],
      enum: [1, null],
      'x-source': { kind: 'proposed' },
      'x-upload': { operation: 'uploadImage', types: ['image/png'], maxBytes: 1 },
    }
    expect(createAjv().compile(on(marks))({ a: 1 })).toBe(true)
  })
})

test('a format that is a function is exported under its own name, because compiled code imports it by that', () => {
  const functions = Object.entries(written.formats).filter(([, format]) => typeof format === 'function')
  expect(functions).toEqual(Object.entries(written).filter(([, format]) => typeof format === 'function'))
})

test('an object composed by allOf needs no type of its own', () => {
  const part = on({ type: 'string' })
  const whole = { allOf: [part], unevaluatedProperties: false }
  expect(ajv.compile(whole)({ a: 'x' })).toBe(true)
  expect(ajv.compile(whole)({ b: 'x' })).toBe(false)
})

test('a strict schema accepts $ctx only with withContext', () => {
  const schema = on({ 'x-decimal-maximum': { ctx: 'balance' } }, { additionalProperties: false })
  const value = { a: '2', $ctx: { balance: '1' } }
  const validate = ajv.compile(withContext(schema))
  expect(validate(value)).toBe(false)
  expect(validate.errors).toMatchObject([{ keyword: 'x-decimal-maximum', instancePath: '/a' }])
  expect(ajv.compile(schema)({ a: '1', $ctx: {} })).toBe(false)
})
