/** Edges of the rule about refusals, and what marks of operations may leave out. */
import type { Change } from '../testing/check-rule.ts'
import { marked, rewritten } from '../testing/health.ts'
import { type Fine, type Found, testFine, testFound } from '../testing/rule-tables.ts'

const pay = 'paths/pay.yaml'
const ENTRY = '{ code: 500, key: wrong-password, field: password, description: It is wrong. }'
const entry = (to: string, also: Change['also'] = {}): Change => ({ file: pay, from: ENTRY, to, also })
const lines = (...members: readonly string[]): Change =>
  entry(['code: 500', 'description: It is wrong.', ...members].join('\n      '))
const request = (from: string, to: string): Change['also'] => rewritten('schemas/PayRequest.yaml', from, to)
/** A refusal for a limit that the request has where `words` is put at the whole. */
const limited = (words: string): Change =>
  entry(
    '{ code: 500, key: too-late, ctx: rate, description: Too much. }',
    request(
      '    x-decimal-maximum: { ctx: balance }\n',
      `    x-decimal-maximum: { ctx: balance }\n    ${words}\n`,
    ),
  )

const found: Found = [
  [
    'error-codes',
    { file: pay, from: `\n    - ${ENTRY}`, to: ' wrong-password' },
    'x-errors',
    /x-errors is not a list/,
  ],
  [
    'error-codes',
    entry('wrong-password'),
    'wrong-password',
    /an entry of x-errors is an object of code, key/,
  ],
  ['error-codes', lines('field: password'), 'code: 500', /the key .*is not kebab-case/],
  ['error-codes', lines('key: late'), 'key: late', /no English server message late/],
  ['error-codes', lines('key: Late'), 'key: Late', /the key Late is not kebab-case/],
  ['error-codes', lines('key: too-late', 'field: pin'), 'field: pin', /payOrder sends no field pin/],
  [
    'error-codes',
    lines('key: too-late', 'need: name'),
    'need: name',
    /name is no prerequisite: [\w-]+, [\w-]+/,
  ],
  ['error-codes', lines('key: too-late', 'ctx: rate'), 'ctx: rate', /payOrder has no limit \{ctx: rate\}/],
  ['error-codes', lines('key: too-late', 'rules: [minLength]'), 'rules:', /rules are those of a field/],
  [
    'error-codes',
    lines('key: too-late', 'field: password', 'rules: length'),
    'rules:',
    /payOrder has no rule length/,
  ],
  [
    'error-codes',
    { ...lines('key: too-late'), to: 'description: Wrong.\n      key: too-late\n      code: 0' },
    'code: 0',
    /not an integer other than 0/,
  ],
  ['error-codes', limited('default: { ctx: rate }'), 'ctx: rate', /payOrder has no limit \{ctx: rate\}/],
  [
    'paging',
    { file: 'paths/list-orders.yaml', from: 'items: /data/content', to: 'items: data/content' },
    'x-paging',
    /items does not lead to a list/,
  ],
]

testFound(found)

const fine: Fine = [
  ['error-codes', 'a refusal of the whole request has no field', lines('key: too-late')],
  [
    'error-codes',
    'a rule of the field is named',
    lines('key: too-late', 'field: password', 'rules: [minLength]'),
  ],
  [
    'error-codes',
    'one rule need not be a list',
    lines('key: too-late', 'field: password', 'rules: minLength'),
  ],
  [
    'error-codes',
    'a limit is part of a product',
    limited("x-decimal-exclusive-maximum: { product: [{ ctx: rate }, '2'] }"),
  ],
  ['answer-envelope', 'a bare answer is composed of nothing', marked('x-errors: []')],
  [
    'has-example',
    'several examples are examples',
    {
      file: 'paths/list-orders.yaml',
      from: 'example: { page: 1, pageSize: 10 }',
      to: 'examples: { first: { value: { page: 1, pageSize: 10 } } }',
    },
  ],
]

testFine(fine)
