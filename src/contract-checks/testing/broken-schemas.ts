import type { Broken } from './check-rule.ts'

const page = 'schemas/PageRequest.yaml'
const paid = 'schemas/PaidOrder.yaml'
const listed = 'schemas/ListedOrder.yaml'
const orders = 'schemas/OrderList.yaml'

/** One more property of the page request. */
const more = (text: string) => ({ file: page, from: 'properties:\n', to: `properties:\n  ${text}\n` })

/** Violations of schemas. */
export const brokenSchemas: readonly Broken[] = [
  {
    rule: 'property-described',
    file: page,
    from: ', description: Rows.',
    to: '',
    at: 'pageSize',
    says: /pageSize has no description/,
  },
  {
    rule: 'property-described',
    file: 'schemas/OrdersResponse.yaml',
    from: ', description: All rows.',
    to: '',
    at: 'totalElements:',
    says: /no description/,
  },
  {
    rule: 'no-untyped-schema',
    ...more('any: { description: Anything. }'),
    at: 'any:',
    says: /any has no type/,
  },
  {
    rule: 'no-untyped-schema',
    ...more('any: { type: array, description: Empty or not., maxItems: 3, items: {} }'),
    at: 'any:',
    says: /items has no type/,
  },
  {
    rule: 'no-untyped-schema',
    ...more('any: { type: array, description: Empty or not., maxItems: 3 }'),
    at: 'any:',
    says: /list of untyped items/,
  },
  {
    rule: 'no-untyped-schema',
    ...more('any: { type: object, description: A map., additionalProperties: {} }'),
    at: 'any:',
    says: /values has no type/,
  },
  {
    rule: 'no-free-form-object',
    ...more('any: { type: object, description: Anything. }'),
    at: 'any:',
    says: /any is open/,
  },
  {
    rule: 'no-free-form-object',
    file: page,
    from: 'additionalProperties: false\n',
    to: '',
    at: 'type: object',
    says: /open/,
  },
  {
    rule: 'no-free-form-object',
    file: paid,
    from: 'unevaluatedProperties: false',
    to: '',
    at: 'description: An order',
    says: /open/,
  },
  {
    rule: 'no-free-form-object',
    file: 'schemas/PayResponse.yaml',
    from: '          - $ref: ./PaidOrder.yaml',
    to: '          - $ref: ./PaidOrder.yaml\n          - { type: object, required: [code], properties: { code: { type: integer, description: Why. } } }',
    at: 'Why.',
    says: /open/,
  },
  {
    rule: 'array-bounds',
    file: orders,
    from: 'maxItems: 100\n',
    to: '',
    at: 'type: array',
    says: /no maxItems/,
  },
  { rule: 'array-bounds', file: listed, from: 'minItems: 1, ', to: '', at: 'tags:', says: /may be empty/ },
  {
    rule: 'decimal-is-text',
    ...more('rate: { type: number, description: Rate. }'),
    at: 'rate:',
    says: /rate is a float/,
  },
  {
    rule: 'decimal-is-text',
    ...more("rate: { type: [number, 'null'], description: Rate. }"),
    at: 'rate:',
    says: /rate is a float/,
  },
  {
    rule: 'decimal-is-text',
    ...more('step: { type: integer, description: Step., multipleOf: 0.5 }'),
    at: 'step:',
    says: /multipleOf is not an integer/,
  },
  {
    rule: 'decimal-is-text',
    ...more('rate: { type: integer, description: Share., format: decimal }'),
    at: 'rate:',
    says: /a decimal is not text/,
  },
  {
    rule: 'amount-unit',
    file: paid,
    from: ', x-unit: coin',
    to: '',
    at: 'amount:',
    says: /amount is an amount without a unit/,
  },
  {
    rule: 'amount-unit',
    ...more("fee: { oneOf: [{ $ref: ./Decimal.yaml }, { type: 'null' }], description: Fee. }"),
    at: 'fee:',
    says: /fee is an amount without a unit/,
  },
  {
    rule: 'time-format',
    file: paid,
    from: ', format: gmt8',
    to: '',
    at: 'createTime:',
    says: /createTime has no named time format/,
  },
  {
    rule: 'time-format',
    ...more('updatedAt: { type: integer, description: When. }'),
    at: 'updatedAt:',
    says: /updatedAt/,
  },
  {
    rule: 'enum-names',
    file: 'schemas/State.yaml',
    from: 'x-enum-varnames: [OPEN, PAID]\n',
    to: '',
    at: 'enum:',
    says: /no x-enum-varnames/,
  },
  {
    rule: 'enum-names',
    file: 'schemas/State.yaml',
    from: '[OPEN, PAID]',
    to: '[OPEN]',
    at: 'x-enum-varnames',
    says: /1 names for 2 values/,
  },
  {
    rule: 'enum-names',
    file: 'schemas/State.yaml',
    from: '[OPEN, PAID]',
    to: '[OPEN, Paid]',
    at: 'x-enum-varnames',
    says: /CAPITALS/,
  },
]
