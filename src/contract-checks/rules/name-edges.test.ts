/** Edges of the rules about answers, names and times: the last thing that each accepts, and the first that it does not. */
import { expect, test } from 'vitest'
import { type Change, told } from '../testing/check-rule.ts'
import { property, rewritten } from '../testing/health.ts'
import { type Both, type Fine, type Found, testBoth, testFine, testFound } from '../testing/rule-tables.ts'

const paid = 'schemas/PaidOrder.yaml'
const answer = 'schemas/PayResponse.yaml'

/** The answer composed from another schema than the shared one. */
const enveloped = (name: string, text: string): Change => ({
  file: answer,
  from: './Success.yaml',
  to: `./${name}.yaml`,
  also: { [`schemas/${name}.yaml`]: text },
})
const success = (from: string, to: string): string =>
  rewritten('schemas/Success.yaml', from, to)['schemas/Success.yaml'] ?? ''
const NOT_COMPOSED = /the answer of payOrder is not composed from the shared envelope/
const kept = (name: string): Change => ({
  file: paid,
  from: '      token:',
  to: `      ${name}: { type: string, description: Kept. }\n      token:`,
})
const listed = (name: string): Change => ({
  file: 'schemas/ListedOrder.yaml',
  from: '  tags:',
  to: `  ${name}: { type: string, description: Kept. }\n  tags:`,
})
const NEVER =
  'withdrawKey mainAddress coldWalletAddress hotAllBalance allBalance masterAddress coinPrivateKey privateKey mnemonic salt ' +
  'password jyPassword payPwd loginPassword fundPassword googleKey PASSWORD'
const MOMENTS = 'createTime endDate lastTimestamp createdAt time date timestamp day'

const found: Found = [
  [
    'answer-envelope',
    enveloped('Done', success('What', 'Which')),
    'type: object',
    /payOrder has another envelope than/,
  ],
  [
    'answer-envelope',
    enveloped('Done', success('[0]', '[0, 1], x-enum-varnames: [A, B]')),
    'schema:',
    NOT_COMPOSED,
  ],
  ...NEVER.split(' ').map(
    (name) =>
      [
        'no-leaked-field',
        kept(name),
        `${name}:`,
        new RegExp(`${name} must not be in an answer`, 'i'),
      ] as const,
  ),
  ...['secretKey', 'secret', 'apiSecret', 'token', 'Token'].map(
    (name) =>
      [
        'no-leaked-field',
        listed(name),
        `${name}:`,
        new RegExp(`${name} must not be in a list`, 'i'),
      ] as const,
  ),
  ...['orderState', 'Order-State', 'Order_State'].map(
    (name) =>
      [
        'component-name',
        {
          file: paid,
          from: './State.yaml',
          to: `./${name}.yaml`,
          also: { [`schemas/${name}.yaml`]: 'type: integer' },
        },
        'type:',
        new RegExp(`the file name ${name} is not in PascalCase`),
      ] as const,
  ),
  ...MOMENTS.split(' ').map(
    (name) =>
      [
        'time-format',
        property(name, 'type: string'),
        `${name}:`,
        new RegExp(`: ${name} has no named time`),
      ] as const,
  ),
  ['time-format', property('time', 'type: integer\nx-unit: coin'), 'time:', /time has no named time format/],
]

testFound(found)

const fine: Fine = [
  ['answer-envelope', 'a constant fixes the code', enveloped('Success', success('enum: [0]', 'const: 0'))],
  [
    'answer-envelope',
    'the code need not be the first field',
    enveloped(
      'Success',
      success('properties:\n', 'properties:\n  at: { type: boolean, description: Now. }\n'),
    ),
  ],
  [
    'answer-envelope',
    'the shared schema may stand in a part',
    enveloped('Wrapped', 'description: A part.\nallOf:\n  - $ref: ./Success.yaml\n'),
  ],
  [
    'component-name',
    'an entry may be another one of the document',
    {
      file: 'openapi.yaml',
      from: '    Failure: {',
      to: "    Refused: { $ref: '#/components/schemas/Failure' }\n    Failure: {",
    },
  ],
  ...['timeout', 'attempt', 'daytime', 'holiday', 'days', 'timely', 'AtLeast'].map(
    (name) => ['time-format', `${name} is no moment`, property(name, 'type: string')] as const,
  ),
  ...['ms', 's', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'].map(
    (unit) =>
      [
        'time-format',
        `a time in ${unit} is a length`,
        property('time', `type: integer\nx-unit: ${unit}`),
      ] as const,
  ),
  ['time-format', 'words are no moment', property('day', 'type: string\nenum: [today, tomorrow]')],
  ['time-format', 'a switch is no moment', property('time', 'type: boolean')],
]

testFine(fine)

/** Faults that another rule finds too. */
const both: Both = [
  ['answer-envelope', enveloped('Done', success('[0]', '[1]')), NOT_COMPOSED.source],
  ['answer-envelope', enveloped('Done', success('enum: [0]', 'const: 1')), NOT_COMPOSED.source],
]

testBoth(both)

test('no-leaked-field reports a field once that several answers hold', async () => {
  const salt = 'properties:\n  salt: { type: string, description: Kept. }\n'
  const change = { file: 'schemas/Success.yaml', from: 'properties:\n', to: salt }
  expect(await told(change)).toEqual(['no-leaked-field: salt must not be in an answer'])
})
