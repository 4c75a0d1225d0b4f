import { withGroups } from './broken-changes.ts'
import type { Change } from './check-rule.ts'

const list = 'paths/list-orders.yaml'
const pay = 'paths/pay.yaml'

/** Changes that look unusual and are right: no rule may report them. */
export const fine: readonly (Change & { rule: string; why: string })[] = [
  {
    rule: 'answer-envelope',
    why: 'an operation whose server sends no envelope is marked',
    file: pay,
    from: '  x-effect: act',
    to: '  x-bare: true\n  x-effect: act',
  },
  {
    rule: 'act-changes',
    why: 'an act names reads and groups of them',
    file: pay,
    from: 'x-changes: []',
    to: 'x-changes: [own-orders, listOrders]',
    also: { 'openapi.yaml': withGroups('{ own-orders: [listOrders] }') },
  },
  {
    rule: 'error-codes',
    why: 'an act that is never refused has an empty list',
    file: pay,
    from: '\n    - { code: 500, key: wrong-password, field: password, description: It is wrong. }',
    to: ' []',
  },
  {
    rule: 'error-codes',
    why: 'several limits may be refused alike',
    file: pay,
    from: 'description: It is wrong. }',
    to: 'description: It is wrong. }\n    - { code: 500, key: wrong-password, field: password, ctx: balance, description: Too much. }',
  },
  {
    rule: 'error-codes',
    why: 'a path parameter can be the wrong field',
    file: pay,
    from: 'field: password',
    to: 'field: symbol',
  },
  {
    rule: 'valid-example',
    why: 'several examples instead of one',
    file: list,
    from: 'example: { page: 1, pageSize: 10 }',
    to: 'examples: { first: { value: { page: 1, pageSize: 10 } } }',
  },
  { rule: 'also-method', why: 'one other method need not be a list', file: list, from: '[GET]', to: 'GET' },
  {
    rule: 'array-bounds',
    why: 'a list that is never empty needs no word about it',
    file: 'schemas/OrderList.yaml',
    from: 'description: Orders, newest first. Empty until the first is made.',
    to: 'description: Orders.\nminItems: 1',
  },
  {
    rule: 'array-bounds',
    why: 'users of a shared list say when it is empty',
    file: 'schemas/OrderList.yaml',
    from: ' Empty until the first is made.',
    to: '',
  },
  {
    rule: 'no-free-form-object',
    why: 'a shared part of allOf stays open',
    file: 'schemas/Success.yaml',
    from: 'required: [code, message]',
    to: 'required: [code]',
  },
  {
    rule: 'no-free-form-object',
    why: 'a map whose values have a type',
    file: 'schemas/ListedOrder.yaml',
    from: 'additionalProperties: { type: string } }',
    to: 'additionalProperties: { type: integer } }',
  },
  {
    rule: 'amount-unit',
    why: 'the object says once what its money is counted in',
    file: 'schemas/ListedOrder.yaml',
    from: ', x-unit: coin',
    to: '',
  },
  {
    rule: 'time-format',
    why: 'a length of time has a unit',
    file: 'schemas/PageRequest.yaml',
    from: 'properties:\n',
    to: 'properties:\n  leadTime: { type: integer, description: How long., x-unit: minutes }\n',
  },
  {
    rule: 'time-format',
    why: 'free text is said to be free',
    file: 'schemas/PageRequest.yaml',
    from: 'properties:\n',
    to: 'properties:\n  startTime: { type: string, description: Free text. }\n',
  },
  {
    rule: 'enum-names',
    why: 'words need no names',
    file: 'parameters/Lang.yaml',
    from: '[en_US, de_DE]',
    to: '[en_US, de_DE, fr_FR]',
  },
  {
    rule: 'no-leaked-field',
    why: 'a token in the one answer that makes it',
    file: 'schemas/PaidOrder.yaml',
    from: 'minLength: 1',
    to: 'minLength: 2',
  },
  {
    rule: 'no-orphan-file',
    why: 'files beside the document that are not of the contract',
    file: 'redocly.json',
    to: '{}',
  },
  {
    rule: 'property-described',
    why: 'the description behind the reference counts',
    file: 'schemas/PaidOrder.yaml',
    from: '{ $ref: ./State.yaml, description: Where it stands. }',
    to: '{ $ref: ./State.yaml }',
  },
  {
    rule: 'no-untyped-schema',
    why: 'a constant needs no type',
    file: 'schemas/PageRequest.yaml',
    from: 'properties:\n',
    to: 'properties:\n  side: { const: up, description: Which way. }\n',
  },
  {
    rule: 'known-words',
    why: 'examples may hold what they like',
    file: 'paths/list-orders.yaml',
    from: 'description: Orders.',
    to: 'description: Orders.\n      x-note: seen in answers',
  },
]
