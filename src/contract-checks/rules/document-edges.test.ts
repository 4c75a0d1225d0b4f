/** Documents that hold themselves, leave parts out or refer to others, as the rules read them. */
import { expect, test } from 'vitest'
import { lintContract } from '../lint/lint.ts'
import { type Change, told } from '../testing/check-rule.ts'
import { FILE, health, object, property, rewritten, sending } from '../testing/health.ts'
import { healthy } from '../testing/healthy.ts'
import { memoryTree } from '../testing/memory-tree.ts'
import { type Both, type Fine, testBoth, testFine } from '../testing/rule-tables.ts'

const ROOT = healthy['openapi/openapi.yaml'] ?? ''
const COMPONENTS = ROOT.slice(ROOT.indexOf('components:\n'))
const paid = 'schemas/PayResponse.yaml'
const SUCCESS = '  - $ref: ./Success.yaml\n'

const withoutComponents = ROOT.replace(COMPONENTS, '')
  .replace('security: [{ memberToken: [] }]\n', '')
  .replace(", failure: '#/components/schemas/Failure'", '')
const described = '{ type: string, description: A part. }'
const recursive: Change = {
  ...property('next', '$ref: ./PageRequest.yaml'),
  also: rewritten(
    'paths/list-orders.yaml',
    '  x-effect: read',
    '  x-effect: read\n  x-errors:\n    - { code: 500, key: too-late, description: Too late. }',
  ),
}
const recursiveAnswer: Change = {
  file: 'schemas/ListedOrder.yaml',
  from: 'properties:\n',
  to: 'properties:\n  next: { $ref: ./ListedOrder.yaml, description: The next one. }\n',
}
const bodyWithoutSchema = sending("application/json: { example: 'a' }")

const fine: Fine = [
  [
    'answer-envelope',
    'the envelope stands behind another part',
    {
      file: paid,
      from: SUCCESS,
      to: `  - $ref: ./Traced.yaml\n${SUCCESS}`,
      also: {
        'schemas/Traced.yaml':
          'type: object\ndescription: What helps to find it.\nproperties:\n  trace: { type: string, description: Its number. }\n',
      },
    },
  ],
  [
    'enum-names',
    'a condition on one of several values',
    {
      file: 'schemas/PayLimits.yaml',
      from: '{ again: { const: never } }',
      to: '{ again: { type: integer, enum: [0, 1] } }',
    },
  ],
  ['error-codes', 'a request holds itself', recursive],
  ['error-codes', 'a body has no schema', bodyWithoutSchema],
  ['no-leaked-field', 'an answer holds itself', recursiveAnswer],
  [
    'no-leaked-field',
    'an answer has no schema',
    health('schema: { type: boolean, description: Whether it is well. }\n          ', ''),
  ],
  ['valid-example', 'what has an example has no schema', bodyWithoutSchema],
  [
    'has-example',
    'a file is sent beside a text',
    sending(`multipart/form-data: { schema: ${object(`name: ${described}, picture: ${FILE}`)} }`),
  ],
  [
    'time-format',
    'a condition on a time',
    {
      file: 'schemas/PayLimits.yaml',
      from: '{ again: { const: never } }',
      to: '{ createTime: { type: string, const: never } }',
    },
  ],
  [
    'word-arguments',
    'a wire form is called like a field',
    property('number', '$ref: ./Decimal.yaml\nx-unit: coin\nx-accept: [number, text]'),
  ],
]

testFine(fine)

const both: Both = [
  [
    'paging',
    {
      file: 'paths/list-orders.yaml',
      from: "'200':\n      description: Orders.\n      content:",
      to: "'204': { description: None. }\n    '400':\n      description: Wrong.\n      content:",
    },
    'x-paging.items does not lead to a list in the answer',
  ],
  [
    'answer-envelope',
    { file: paid, from: 'allOf:\n', to: 'anyOf:\n' },
    'the answer of payOrder is not composed from the shared envelope',
  ],
  [
    'answer-envelope',
    {
      file: paid,
      from: SUCCESS,
      to: '  - type: object\n    required: [code]\n    properties: { code: { type: integer, description: 0 is success., enum: [0] } }\n',
    },
    'the answer of payOrder is not composed from the shared envelope',
  ],
  ['has-example', sending('multipart/form-data: {}'), 'getHealth: multipart/form-data has no example'],
  [
    'no-orphan-file',
    { file: 'openapi.yaml', from: 'parameters/Lang.yaml', to: 'parameters/Gone.yaml' },
    'no operation uses the parameter Lang',
  ],
]

testBoth(both)

test.each(['component-name', 'no-orphan-file'])('%s reads a document without components', async () => {
  expect(await told({ file: 'openapi.yaml', to: withoutComponents })).toEqual([
    'no-orphan-file: nothing refers to schemas/Failure.yaml',
  ])
})

test('no-orphan-file names all files, in the order of their names', async () => {
  const lone = 'type: boolean\ndescription: Lone.\n'
  const change = { file: 'schemas/Lone.yaml', to: lone, also: { 'paths/lone.yaml': 'get: {}\n' } }
  expect(await told(change)).toEqual([
    'no-orphan-file: nothing refers to paths/lone.yaml',
    'no-orphan-file: nothing refers to schemas/Lone.yaml',
  ])
})

test('no-orphan-file looks into no folder outside of the contract', async () => {
  const files = {
    ...healthy,
    'openapi/schemas/ListedOrder.yaml': (healthy['openapi/schemas/ListedOrder.yaml'] ?? '').replace(
      './State.yaml',
      '../../common/State.yaml',
    ),
    'common/State.yaml': healthy['openapi/schemas/State.yaml'] ?? '',
    'common/Lone.yaml': 'type: boolean\n',
  }
  const { findings } = await lintContract('openapi/openapi.yaml', memoryTree(files), { profile: 'house' })
  expect(findings.map(({ message }) => message).filter((message) => message.startsWith('nothing'))).toEqual(
    [],
  )
})
