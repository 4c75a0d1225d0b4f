import { expect, test } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { healthy } from '../testing/healthy.ts'
import { memoryTree, type Files } from '../testing/memory-tree.ts'
import { lintContract } from './lint.ts'
import { toText } from '../output/text.ts'
import { reportOfLint } from './report.ts'

const root = 'openapi/openapi.yaml'
const lintFiles = (files: Files, config?: string) =>
  lintContract(root, memoryTree({ ...healthy, ...files }), { config, profile: 'house' })

const pay = healthy['openapi/paths/pay.yaml'] ?? ''
const untyped = (healthy['openapi/schemas/PaidOrder.yaml'] ?? '').replace(', x-unit: coin', '')

test("a healthy contract has no findings, neither of our rules nor of redocly's", async () => {
  const linted = await lintFiles({})
  expect(linted.findings).toEqual([])
  expect(linted.operations).toBe(2)
  expect(toText(reportOfLint(linted))).toBe('2 operations in 16 files: nothing to fix\n')
})

test('a finding points at line and column of the hand-written file and names the operation', async () => {
  const { findings } = await lintFiles({ 'openapi/schemas/PaidOrder.yaml': untyped })
  expect(findings).toEqual([
    {
      rule: 'openbourse/amount-unit',
      severity: 'error',
      message: 'amount is an amount without a unit',
      file: 'openapi/schemas/PaidOrder.yaml',
      line: 7,
      column: 7,
      pointer: '/allOf/0/properties/amount',
      operation: 'payOrder',
    },
  ])
})

test("redocly's findings are in the same report", async () => {
  const { findings } = await lintFiles({
    'openapi/paths/pay.yaml': pay.replace('../schemas/PayRequest.yaml', '../schemas/Gone.yaml'),
  })
  expect(findings.map(({ rule }) => rule)).toContain('no-unresolved-refs')
})

test('the configuration switches a rule off, or makes it a warning', async () => {
  const files = { 'openapi/schemas/PaidOrder.yaml': untyped }
  const off = 'extends: [recommended-strict]\nrules: { openbourse/amount-unit: off }\n'
  expect((await lintFiles({ ...files, 'redocly.yaml': off }, 'redocly.yaml')).findings).toEqual([])
  const warn = off.replace('off }', 'warn }')
  const linted = await lintFiles({ ...files, 'redocly.yaml': warn }, 'redocly.yaml')
  expect(linted.findings.map(({ severity }) => severity)).toEqual(['warning'])
  expect(toText(reportOfLint(linted))).toBe(`openapi/schemas/PaidOrder.yaml
      7:7  warning  amount is an amount without a unit  (openbourse/amount-unit)

2 operations in 16 files: 0 errors, 1 warning
`)
})

test('an option accepts the extension words of other tools', async () => {
  const foreign = pay.replace('  x-effect: act', '  x-gateway: blue\n  x-effect: act')
  const config =
    "extends: [recommended-strict]\nrules: { openbourse/known-words: { allow: ['x-gateway'] } }\n"
  expect((await lintFiles({ 'openapi/paths/pay.yaml': foreign })).findings).toHaveLength(1)
  const { findings } = await lintFiles(
    { 'openapi/paths/pay.yaml': foreign, 'redocly.yaml': config },
    'redocly.yaml',
  )
  expect(findings).toEqual([])
})

test('a schema that refers to itself is read once', async () => {
  const tree = `type: object
description: A tree.
additionalProperties: false
properties:
  id: { type: integer, description: Number. }
  amount: { $ref: ./Decimal.yaml, description: How much., x-unit: coin }
  state: { $ref: ./State.yaml, description: Where it stands. }
  createTime: { type: string, format: gmt8, description: When. }
  parent: { $ref: ./ListedOrder.yaml, description: One above. }
`
  expect((await lintFiles({ 'openapi/schemas/ListedOrder.yaml': tree })).findings).toEqual([])
})

test.each([
  ['openapi: 3.1.0\ninfo: [\n', /cannot read openapi\/openapi\.yaml/],
  ['just text', /not an OpenAPI document/],
  ['[]', /not an OpenAPI document/],
  ['', /not an OpenAPI document/],
  ["swagger: '2.0'", /not OpenAPI 3/],
  ['openapi: 4.0.0', /not OpenAPI 3/],
  [
    "openapi: 3.1.0\ninfo: {}\npaths: {}\ncomponents: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }\n",
    /leads back to itself/,
  ],
])('bad input %j is reported in one line', async (text, message) => {
  await expect(lintFiles({ [root]: text })).rejects.toThrow(message)
  await expect(lintFiles({ [root]: text })).rejects.toBeInstanceOf(BadInput)
})

test('a document without operations is linted, not refused', async () => {
  const { findings } = await lintFiles({
    [root]: 'openapi: 3.0.3\ninfo: { title: Empty, version: 1.0.0 }\npaths: {}\n',
  })
  expect(findings.map(({ rule }) => rule)).toContain('openbourse/answer-envelope')
})

test.each([
  'openapi: 3.1.0\ninfo: 1\npaths: 2\ncomponents: 3\n',
  'openapi: 3.1.0\ninfo: {}\npaths: { /a: { get: 1, post: { tags: x, parameters: 3, x-errors: 1, x-paging: 2, x-secrets: 4, responses: [] } } }\n',
  'openapi: 3.1.0\ninfo: {}\npaths: { /a: { get: { responses: { 200: { content: { application/json: { schema: { allOf: 1, properties: [2], enum: 3, x-alias: 4, $ref: 5 } } } } } } } }\n',
  "openapi: 3.1.0\ninfo: {}\npaths: {}\ncomponents: { schemas: { A: { allOf: [{ $ref: '#/components/schemas/A' }] } } }\n",
])('a malformed document gives findings, never a crash: %s', async (text) => {
  expect((await lintFiles({ [root]: text })).findings.length).toBeGreaterThan(0)
})
