import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { told } from '../testing/told.ts'

const integer = { type: 'integer' }
const text = { type: 'string' }
const missing = 'missing-field: the field / nothing'
const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', required, properties })

const schemas = {
  Cat: object({ kind: text, lives: integer }, 'lives'),
  Dog: object({ kind: text, tricks: integer }, 'tricks'),
}
const cat = { $ref: '#/components/schemas/Cat' }
const dog = { $ref: '#/components/schemas/Dog' }

test.each<[string, unknown, unknown, string[]]>([
  ['the last part of a reference', { propertyName: 'kind' }, { kind: 'Dog' }, [`/tricks ${missing}`]],
  [
    'a mapping to a reference',
    { propertyName: 'kind', mapping: { d: '#/components/schemas/Dog' } },
    { kind: 'd' },
    [`/tricks ${missing}`],
  ],
  [
    'a mapping to a name',
    { propertyName: 'kind', mapping: { d: 'Dog' } },
    { kind: 'd' },
    [`/tricks ${missing}`],
  ],
  [
    'a mapping that lacks it',
    { propertyName: 'kind', mapping: { d: 'Cat' } },
    { kind: 'Dog' },
    [`/tricks ${missing}`],
  ],
  ['no such branch', { propertyName: 'kind' }, { kind: 'Cow' }, [`/lives ${missing}`]],
  ['no discriminator', 'kind', { kind: 'Dog' }, [`/lives ${missing}`]],
])('a discriminator names the branch: %s', (_what, discriminator, value, expected) => {
  for (const word of ['oneOf', 'anyOf'])
    expect(told({ [word]: [cat, dog], discriminator }, value, schemas)).toEqual(expected)
})

test('a discriminator without the name of a field names no branch', () => {
  const schema = { oneOf: [cat, dog], discriminator: { propertyName: 7 } }
  expect(told(schema, { 7: 'Dog' }, schemas)[0]).toBe(`/lives ${missing}`)
})

test('a branch without a reference is not named by a discriminator', () => {
  const schema = {
    oneOf: [object({ kind: text, a: integer }, 'a'), dog],
    discriminator: { propertyName: 'kind' },
  }
  expect(told(schema, { kind: 'Dog' }, schemas)).toEqual([`/tricks ${missing}`])
})

test('a value is judged by the only branch of its kind, whatever it names', () => {
  const schema = {
    oneOf: [cat, { $ref: '#/components/schemas/Text' }],
    discriminator: { propertyName: 'kind' },
  }
  expect(told(schema, { kind: 'Text' }, { ...schemas, Text: text })).toEqual([`/lives ${missing}`])
})
