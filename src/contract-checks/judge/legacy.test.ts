import { expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { createJudge } from './judge.ts'
import type { Profile } from './legacy.ts'

const field = (schema: Json): Json => ({
  type: 'object',
  required: ['f'],
  additionalProperties: false,
  properties: { f: schema },
})
const api = readApi({ paths: { '/a': { get: {} } } }, new Map())

function rules(profile: Profile, schema: Json, value: Json): string[] {
  return createJudge(api, profile)
    .value(field(schema), value)
    .map(({ rule, at }) => `${rule} ${at}`)
}

const decimal = { type: 'string', format: 'decimal', 'x-accept': ['number', 'text'] }
const state = {
  type: 'integer',
  enum: [0, 1],
  'x-enum-varnames': ['OPEN', 'PAID'],
  'x-accept': ['text', 'name', 'boolean'],
}
const moment = { type: 'string', format: 'gmt8', 'x-accept': ['epoch-ms', 'iso'] }
const whole = { type: 'integer', 'x-accept': ['text'] }

test.each([
  ['a decimal as a number', decimal, 1.5, 'wrong-type /f'],
  ['a constant as text', state, '1', 'wrong-type /f'],
  ['a constant by name', state, 'PAID', 'wrong-type /f'],
  ['a flag as true', state, true, 'wrong-type /f'],
  ['a moment in milliseconds', moment, 1_795_224_600_000, 'wrong-type /f'],
  ['a moment as ISO', moment, '2026-11-21T01:30:00Z', 'format /f'],
  ['an integer as text', whole, '17', 'wrong-type /f'],
])('%s: the legacy profile accepts it, the strict one does not', (_what, schema, value, rule) => {
  expect(rules('strict', schema, { f: value })).toEqual([rule])
  expect(rules('legacy', schema, { f: value })).toEqual([])
})

test.each([
  ['a constant that is none', state, '7'],
  ['a name that is none', state, 'GONE'],
  ['no number', whole, 'many'],
  ['a decimal that is none', decimal, '1,5'],
  ['a form that is not named', whole, true],
  ['null', decimal, null],
])('the legacy profile refuses %s', (_what, schema, value) => {
  expect(rules('legacy', schema, { f: value })).toHaveLength(1)
})

test('an alias of a field is read, and what the contract does not name is passed over', () => {
  const schema = { type: 'string', 'x-alias': ['g', 'h'] }
  expect(rules('strict', schema, { h: 'x' })).toEqual(['missing-field /f', 'undeclared-field /h'])
  expect(rules('legacy', schema, { h: 'x' })).toEqual([])
  expect(rules('legacy', schema, { i: 'x' })).toEqual(['missing-field /f'])
  expect(rules('legacy', schema, { f: 'x', h: 'y', debug: {} })).toEqual([])
})

const named = { type: 'object', required: ['a'], properties: { a: { type: 'string' } } }

test.each<[string, Json, Json, string[]]>([
  ['an absent field that may be null', { type: ['string', 'null'] }, {}, ['missing-field /f']],
  ['an exponent', decimal, { f: '1.09E8' }, ['format /f']],
  [
    'true for a record',
    { oneOf: [named, { type: 'null' }], 'x-accept': ['boolean'] },
    { f: true },
    ['wrong-type /f'],
  ],
  [
    'further places',
    { type: 'array', prefixItems: [{ type: 'integer' }], items: false },
    { f: [1, 2] },
    ['schema /f'],
  ],
  [
    'further fields below',
    { ...named, additionalProperties: false },
    { f: { a: 'x', b: 1 } },
    ['undeclared-field /f/b'],
  ],
])('%s: the legacy profile reads it, the strict one reports it', (_what, schema, value, strict) => {
  expect(rules('strict', schema, value)).toEqual(strict)
  expect(rules('legacy', schema, value)).toEqual([])
})

test('null in an optional field is the same as none', () => {
  const record = { type: 'object', properties: { f: { type: 'string' } } }
  const judged = (profile: Profile) => createJudge(api, profile).value(record, { f: null })
  expect(judged('strict')).toHaveLength(1)
  expect(judged('legacy')).toEqual([])
})

test('limits keep no client from reading a value, lost digits do', () => {
  expect(rules('strict', { ...whole, maximum: 10 }, { f: 17 })).toEqual(['range /f'])
  expect(rules('legacy', { ...whole, maximum: 10 }, { f: '17' })).toEqual([])
  const short = { type: 'array', maxItems: 1, items: { type: 'integer' } }
  expect(rules('legacy', short, { f: [1, 2] })).toEqual([])
  expect(rules('legacy', short, { f: [1, 'x'] })).toEqual(['wrong-type /f/1'])
  expect(rules('strict', { type: 'integer' }, { f: 9_007_199_254_740_992 })).toEqual([])
  expect(rules('legacy', { type: 'integer' }, { f: 9_007_199_254_740_992 })).toEqual(['format /f'])
})

test('requests of our contract are checked through references and lists', async () => {
  const ours = await loadApi('openapi/openapi.yaml')
  const operation = ours.operations.find(({ id }) => id === 'listWallets')
  const content = operation?.node['responses'] as Record<
    string,
    { content: Record<string, { example: unknown }> }
  >
  const example = JSON.stringify(content['200']?.content['application/json']?.example)
  const old = example.replaceAll(/"(-?\d+\.\d+)"/g, '$1')
  expect(old).not.toBe(example)
  const answer = { status: 200, contentType: 'application/json', text: old }
  if (operation === undefined) throw new Error('no operation')
  expect(createJudge(ours).answer(operation, answer).length).toBeGreaterThan(0)
  expect(createJudge(ours, 'legacy').answer(operation, answer)).toEqual([])
})
