import { expect, test } from 'vitest'
import { diffContracts } from '#src/contract-checks/diff/diff.ts'
import type { Json } from '#src/contract-checks/document/place.ts'
import { readContract } from '#src/contract-checks/lint/read-contract.ts'
import { memoryTree } from '#src/contract-checks/testing/memory-tree.ts'
import { edited, type Edits } from './document.ts'

// What was written once and changed once is one change, with every operation that it reaches.

const ref = (name: string): Json => ({ $ref: `#/components/${name}` })
const answer = (schema: Json): Json => ({
  200: { description: 'Done.', content: { 'application/json': { schema } } },
})
const size = { name: 'size', in: 'query', schema: { type: 'integer' } }

/** Two operations that share everything which can be shared. */
const shop = (): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  security: [{ token: [] }],
  paths: {
    '/a': {
      parameters: [ref('parameters/Page')],
      get: { operationId: 'a', responses: answer(ref('schemas/Book')) },
      put: { operationId: 'c', responses: answer(ref('schemas/Pen')) },
    },
    '/b': {
      get: { operationId: 'b', parameters: [ref('parameters/Page')], responses: answer(ref('schemas/Pen')) },
    },
  },
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-token' } },
    parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
    schemas: {
      Amount: { type: 'string' },
      Base: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, note: { type: 'string' } },
      },
      Book: {
        allOf: [ref('schemas/Base')],
        properties: {
          price: { ...ref('schemas/Amount'), 'x-unit': 'EUR' },
          tax: { ...ref('schemas/Amount'), 'x-unit': 'coin' },
        },
      },
      Pen: {
        allOf: [
          ref('schemas/Base'),
          { properties: { cost: { ...ref('schemas/Amount'), deprecated: true } } },
        ],
      },
    },
  },
})

const amount = 'components|schemas|Amount'
const base = 'components|schemas|Base'
const page = ref('parameters/Page')

const read = (edits: Edits) =>
  readContract('shop.json', memoryTree({ 'shop.json': JSON.stringify(edited(shop(), [edits])) }).resolver)

test.each<[string, Edits, Edits, string, string?]>([
  ['a limit of a shared value', {}, { [`${amount}|maxLength`]: 9 }, 'response-max-length-lowered'],
  ['a limit taken away', { [`${amount}|maxLength`]: 9 }, {}, 'response-max-length-raised'],
  ['a pattern of a shared value', {}, { [`${amount}|pattern`]: '^a$' }, 'response-pattern-added'],
  ['a pattern taken away', { [`${amount}|pattern`]: '^a$' }, {}, 'response-pattern-removed'],
  ['constants of a shared value', {}, { [`${amount}|enum`]: ['1'] }, 'response-enum-introduced'],
  ['a format of a shared value', {}, { [`${amount}|format`]: 'date' }, 'response-format-narrowed'],
  ['the type of a shared value', {}, { [`${amount}|type`]: 'integer' }, 'response-type-changed'],
  ['null of a shared value', {}, { [`${amount}|type`]: ['string', 'null'] }, 'response-null-allowed'],
  ['a word of a shared value', {}, { [`${amount}|x-accept`]: ['number'] }, 'wire-form-added'],
  [
    'a field removed from a part',
    {},
    { [`${base}|properties|note`]: undefined },
    'response-optional-property-removed',
  ],
  [
    'a field added to a part',
    {},
    { [`${base}|properties|more`]: { type: 'string' } },
    'response-property-added',
  ],
  [
    'a field of a part required',
    {},
    { [`${base}|required`]: ['id', 'note'] },
    'response-property-became-required',
  ],
  ['a part closed', {}, { [`${base}|additionalProperties`]: false }, 'response-object-closed'],
  ['a condition of a part', {}, { [`${base}|not`]: { required: ['x'] } }, 'response-condition-added'],
  [
    'a shared parameter required',
    {},
    { 'components|parameters|Page|required': true },
    'request-parameter-became-required',
  ],
  [
    'a parameter of a path added',
    {},
    { 'paths|/a|parameters': [page, size] },
    'request-parameter-added-optional',
    'a, c',
  ],
  [
    'a parameter of a path removed',
    { 'paths|/a|parameters': [page, size] },
    {},
    'request-parameter-removed',
    'a, c',
  ],
  ['security of the document lifted', {}, { security: [] }, 'security-lifted'],
  ['security of the document added', { security: [] }, {}, 'security-added'],
  [
    'a scheme of security',
    {},
    { 'components|securitySchemes|token|name': 'x-key' },
    'security-scheme-changed',
  ],
])('%s is one change', async (_what, before, after, rule, operations = 'a, b, c') => {
  const changes = diffContracts(await read(before), await read(after))
  expect(changes.map((one) => `${one.rule}: ${one.operations.toSorted().join(', ')}`)).toEqual([
    `${rule}: ${operations}`,
  ])
})

test('a change of what several share has its name', async () => {
  const old = await read({})
  const messages = async (edits: Edits) => diffContracts(old, await read(edits)).map(({ message }) => message)
  expect(await messages({ [`${amount}|maxLength`]: 9 })).toEqual(['Amount: no limit → 9'])
  expect(await messages({ [`${base}|properties|note`]: undefined })).toEqual(['Base: note'])
  expect(await messages({ 'paths|/a|parameters': [page, size] })).toEqual(['a, c: size in query'])
})
