import { expect, test } from 'vitest'
import { memoryTree } from '../testing/memory-tree.ts'
import { healthy } from '../testing/healthy.ts'
import { diskTree } from './tree.ts'
import { lintContract, type LintProfile } from './lint.ts'

const answer = (schema: string) =>
  `responses: { '200': { description: Fine., content: { application/json: { schema: ${schema} } } } }`
const document = (operation: string) => `openapi: 3.0.3
info: { title: Some, version: '1' }
paths:
  /things:
    post:
      ${operation}
`
const some = '{ type: object, required: [id], properties: { id: { type: integer }, name: { type: string } } }'

async function told(text: string, profile?: LintProfile): Promise<string[]> {
  const { findings } = await lintContract(
    'openapi/openapi.yaml',
    memoryTree({ 'openapi/openapi.yaml': text }),
    { profile },
  )
  return findings.map(({ rule, line }) => `${rule} ${line}`)
}

test('a foreign document has no finding of style', async () => {
  for (const name of ['library', 'depot']) {
    const { findings } = await lintContract(`tests/contract-checks/mutation/${name}.yaml`, diskTree())
    expect(findings.map(({ rule, line }) => `${rule} ${line}`)).toEqual([])
  }
  expect(await told(document(answer(some)))).toEqual([])
  expect((await told(document(answer(some)), 'house')).length).toBeGreaterThan(5)
})

test('a document with marks of this house is judged by all its rules', async () => {
  const files = {
    ...healthy,
    'openapi/paths/pay.yaml': (healthy['openapi/paths/pay.yaml'] ?? '').replace(/ {2}summary:.*\n/, ''),
  }
  const rules = async (profile?: LintProfile) =>
    (await lintContract('openapi/openapi.yaml', memoryTree(files), { profile })).findings.map(
      ({ rule }) => rule,
    )
  expect(await rules()).toContain('openbourse/operation-summary')
  expect(await rules('core')).not.toContain('openbourse/operation-summary')
})

test.each([
  ['answer-schema', "responses: { '200': { description: Fine. } }", 6],
  ['answer-schema', "responses: { '400': { description: Wrong. } }", 5],
  ['answer-required', answer(some.replace('required: [id], ', '')), 6],
  ['no-untyped-schema', answer('{ type: array }'), 6],
  [
    'request-possible',
    `requestBody: { content: { application/json: { schema: { type: object, properties: { a: { type: string, pattern: '^(a)\\1$' } } } } } }\n      ${answer(some)}`,
    6,
  ],
  ['request-possible', `requestBody: { content: { application/json: {} } }\n      ${answer(some)}`, 6],
  [
    'refusal-told',
    answer(
      '{ type: object, required: [code], properties: { code: { type: integer }, message: { type: string } } }',
    ),
    6,
  ],
])('%s is found in a foreign document', async (rule, operation, line) => {
  expect(await told(document(operation))).toEqual([`openbourse/${rule} ${line}`])
})

test('answer-required names the answer that a file of its own describes', async () => {
  const files = {
    'openapi/openapi.yaml': document(answer('{ $ref: ./Thing.yaml }')),
    'openapi/Thing.yaml': 'type: object\nproperties: { id: { type: integer }, name: { type: string } }\n',
  }
  const { findings } = await lintContract('openapi/openapi.yaml', memoryTree(files), {})
  expect(findings.map(({ message }) => message)).toEqual(['the answer has 2 fields and requires none'])
})

test('request-possible reads a parameter that has media types and no schema', async () => {
  const operation = `parameters: [{ name: filter, in: query, content: { application/json: { schema: ${some} } } }]\n      ${answer(some)}`
  expect(await told(document(operation))).toEqual([])
})

test('a code with a constant tells what success is', async () => {
  const schema =
    '{ type: object, required: [code], properties: { code: { type: integer, enum: [0] }, message: { type: string } } }'
  expect(await told(document(answer(schema)))).toEqual([])
})
