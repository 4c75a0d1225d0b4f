import { expect, test } from 'vitest'
import { diffContracts } from '#src/contract-checks/diff/diff.ts'
import type { Json } from '#src/contract-checks/document/place.ts'
import { readContract } from '#src/contract-checks/lint/read-contract.ts'
import { memoryTree } from '#src/contract-checks/testing/memory-tree.ts'
import { documentWith, type Edits } from './document.ts'

const read = (edits: Edits) => {
  const text = JSON.stringify(documentWith(edits))
  return readContract('shop.json', memoryTree({ 'shop.json': text }).resolver)
}
const changes = async (before: Edits, after: Edits) =>
  diffContracts(await read(before), await read(after)).map(({ rule, severity }) => `${severity} ${rule}`)

const text = { type: 'string' }
const [one, other] = ['a', 'b'].map((kind) => ({
  type: 'object',
  properties: { [kind]: text },
  required: [kind],
}))

test.each<[string, Json, Json]>([
  ['a constant less', { enum: ['A', 'B'] }, { enum: ['A'] }],
  ['one constant of several', { enum: ['A', 'B'] }, { const: 'B' }],
  ['constants', text, { ...text, enum: ['A'] }],
  ['a pattern', text, { ...text, pattern: '^[A-Z]+$' }],
  ['a shorter pattern', { ...text, pattern: '^[A-Z]{2,5}-\\d$' }, { ...text, pattern: '^[A-Z]{3}-\\d$' }],
  ['fewer words', { ...text, pattern: '^(BUY|SELL)$' }, { ...text, pattern: '^(BUY)$' }],
  ['a limit', text, { ...text, maxLength: 5 }],
  ['a lower limit', { type: 'integer', maximum: 9 }, { type: 'integer', maximum: 5 }],
  ['a higher minimum', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 5 }],
  ['an exclusive limit', { type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0 }],
  ['whole numbers', { type: 'number' }, { type: 'integer' }],
  ['no null', { type: ['string', 'null'] }, text],
  ['one of two types', { type: ['string', 'integer'] }, text],
  ['fewer items', { type: 'array', items: text }, { type: 'array', items: text, maxItems: 3 }],
  ['described items', { type: 'array' }, { type: 'array', items: text }],
  ['a format', text, { ...text, format: 'uri' }],
  ['one shape of two', { oneOf: [one, other] }, { oneOf: [one] }],
  [
    'a field that always comes',
    { type: 'object', properties: { x: text } },
    { type: 'object', properties: { x: text }, required: ['x'] },
  ],
  [
    'named fields only',
    { type: 'object', properties: { x: text } },
    { type: 'object', properties: { x: text }, additionalProperties: false },
  ],
  ['larger steps', { type: 'integer', multipleOf: 5 }, { type: 'integer', multipleOf: 10 }],
])('an answer with %s is harmless to readers, and told once', async (_what, before, after) => {
  const at = 'answer|properties|f'
  const told = await changes({ [at]: before }, { [at]: after })
  expect(told).toEqual([expect.stringMatching(/^harmless response-/)])
  // Who sends it is asked for more.
  const sent = await changes({ 'sent|properties|f': before }, { 'sent|properties|f': after })
  expect(sent).toEqual([expect.stringMatching(/^breaking request-/)])
})

test('another name in the template of a path breaks nobody, and is told once', async () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
  const order = (name: string, operationId: string | undefined): Edits => ({
    'paths|/orders/{id}': undefined,
    [`paths|/orders/{${name}}`]: {
      parameters: [{ ...id, name }],
      get: { operationId, responses: { 200: { description: 'Order.' } } },
      delete: { responses: { 200: { description: 'Gone.' } } },
    },
  })
  const expected = ['dangerous path-parameter-renamed']
  expect(await changes(order('id', 'getOrder'), order('number', 'getOrder'))).toEqual(expected)
  expect(await changes(order('id', undefined), order('number', undefined))).toEqual(expected)
})
