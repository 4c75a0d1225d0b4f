/** Edges of the rules about schemas: the last thing that each accepts, and the first that it does not. */
import type { Change } from '../testing/check-rule.ts'
import { property } from '../testing/health.ts'
import { type Both, type Fine, type Found, testBoth, testFine, testFound } from '../testing/rule-tables.ts'

const orders = 'schemas/OrderList.yaml'
const amount = (description: string): Change => ({
  ...property('sum', `$ref: ./Decimal.yaml\ndescription: ${description}`),
  to: `properties:\n  sum: { $ref: ./Decimal.yaml, description: '${description}' }\n`,
})
const enumOf = (names: string, values = '[0, 1]'): Change =>
  property('side', `type: integer\nenum: ${values}\nx-enum-varnames: ${names}`)
const decimalOr = (word: string, other: string): Change =>
  property(
    'sum',
    `x-unit: coin\n${word}: [{ $ref: ./Decimal.yaml }, { type: ${other} }]\nx-decimal-maximum: '5'`,
  )

const found: Found = [
  ['amount-unit', amount('How much.'), 'sum:', /^openbourse\/amount-unit: sum is an amount without a unit$/],
  ['amount-unit', amount('How much of coinage.'), 'sum:', /without a unit/],
  [
    'array-bounds',
    { file: orders, from: 'maxItems: 100\n', to: '' },
    'type: array',
    /: the list has no maxItems/,
  ],
  [
    'array-bounds',
    property('some', 'type: array\nmaxItems: 2\nminItems: 0\nitems: { type: string }'),
    'some:',
    /some may be empty/,
  ],
  [
    'array-bounds',
    property('some', 'type: array\nmaxItems: 2\nitems: { type: string }'),
    'some:',
    /some may be empty/,
  ],
  ['decimal-is-text', property('rate', 'type: number'), 'type: number', /rate is a float/],
  [
    'decimal-is-text',
    property('few', 'type: array\nminItems: 1\nmaxItems: 2\nitems:\n  type: number'),
    'type: number',
    /a value is a float/,
  ],
  [
    'decimal-is-text',
    property('few', 'type: integer\nmultipleOf: 0.5'),
    'multipleOf',
    /multipleOf is not an integer/,
  ],
  [
    'decimal-is-text',
    property('few', 'type: integer\nx-unit: coin\nformat: decimal'),
    'format',
    /a decimal is not text/,
  ],
  ['enum-names', enumOf('[UP]'), 'x-enum-varnames', /has 1 names for 2 values/],
  [
    'enum-names',
    property('side', 'type: integer\nx-enum-varnames: [UP]'),
    'x-enum-varnames',
    /has 1 names for 0 values/,
  ],
  ['enum-names', enumOf('[UP, aDOWN]'), 'x-enum-varnames', /not in CAPITALS/],
  ['enum-names', enumOf('[UP, DOWn]'), 'x-enum-varnames', /not in CAPITALS/],
  [
    'known-words',
    { file: 'openapi.yaml', from: 'tags:', to: 'x-effect: read\ntags:' },
    'x-effect',
    /x-effect does not belong on the root/,
  ],
  [
    'no-free-form-object',
    { file: 'schemas/PageRequest.yaml', from: 'additionalProperties: false\n', to: '' },
    'type: object',
    /: the object is open/,
  ],
  [
    'no-free-form-object',
    property('few', 'type: array\nminItems: 1\nmaxItems: 2\nitems: { type: object }'),
    'items',
    /: the object in items is open/,
  ],
  [
    'no-free-form-object',
    property('any', 'properties: { a: { type: string, description: A. } }'),
    'any:',
    /any is open/,
  ],
  [
    'word-arguments',
    property('other', 'type: string\nx-differs: side'),
    'x-differs',
    /x-differs refers to side, which/,
  ],
  [
    'word-arguments',
    property('other', 'type: string\nx-not-before: side'),
    'x-not-before',
    /x-not-before refers to side/,
  ],
  [
    'word-arguments',
    property('other', 'type: string\nx-equals: other'),
    'x-equals',
    /x-equals refers to other/,
  ],
  [
    'word-arguments',
    property('sum', "oneOf: [{ type: string }, { type: 'null' }]\nx-decimal-maximum: '5'"),
    'x-decimal',
    /not a decimal/,
  ],
  [
    'word-arguments',
    property('sum', "not: { $ref: ./Decimal.yaml }\ntype: string\nx-decimal-maximum: '5'"),
    'x-decimal',
    /not a decimal/,
  ],
]

testFound(found)

const fine: Fine = [
  ...[
    'As `total`.',
    'Counted in gold.',
    'In percent.',
    'A ratio.',
    'A share.',
    'A factor.',
    'One coin.',
    'In coins.',
    'In the currency.',
    'In USD.',
    'In USDT.',
  ].map(
    (description) => ['amount-unit', `the description says "${description}"`, amount(description)] as const,
  ),
  [
    'array-bounds',
    'one entry is the least',
    property('some', 'type: array\nmaxItems: 2\nminItems: 1\nitems: { type: string }'),
  ],
  ['decimal-is-text', 'steps of an integer', property('few', 'type: integer\nmultipleOf: 5')],
  ['enum-names', 'names have digits and lines', enumOf('[UP_2, D]')],
  ['enum-names', 'one value needs no name', property('side', 'type: integer\nenum: [1]')],
  ...['oneOf', 'anyOf'].map(
    (word) => ['word-arguments', `a decimal of ${word}`, decimalOr(word, "'null'")] as const,
  ),
  ['word-arguments', 'other fields beside it', property('other', 'type: integer\nx-differs: page')],
  [
    'no-untyped-schema',
    'the names of a map have a pattern',
    property('map', "type: object\npropertyNames: { pattern: '^a' }\nadditionalProperties: { type: string }"),
  ],
]

testFine(fine)

/** Faults that more than one rule finds. */
const both: Both = [
  ['enum-names', enumOf('[UP, UP]'), 'x-enum-varnames has the same name twice'],
  ['enum-names', enumOf('UP'), 'x-enum-varnames has 0 names for 2 values'],
  [
    'no-free-form-object',
    property('any', 'type: object\nadditionalProperties: true'),
    'any is open to undeclared properties',
  ],
]

testBoth(both)
