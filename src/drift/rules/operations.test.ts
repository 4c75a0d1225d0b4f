import { expect, test } from 'vitest'
import { expectFinding, expectNothing, type Broken, type Change } from '../testing/check-rule.ts'

const list = 'paths/list-orders.yaml'
const pay = 'paths/pay.yaml'
const root = 'openapi.yaml'

const broken: readonly Broken[] = [
  { rule: 'operation-id', file: list, from: '  operationId: listOrders\n', to: '', at: 'post:', says: /no operationId/ },
  { rule: 'operation-id', file: list, from: 'listOrders', to: 'list_orders', at: 'operationId', says: /not camelCase/ },
  { rule: 'operation-id', file: list, from: 'listOrders', to: 'ordersOfMember', at: 'operationId', says: /begin with a verb/ },
  { rule: 'operation-tag', file: list, from: '  tags: [wallet]\n', to: '', at: 'post:', says: /no tag/ },
  { rule: 'operation-tag', file: list, from: '[wallet]', to: '[wallet, wallet]', at: 'tags', says: /2 tags/ },
  { rule: 'operation-tag', file: list, from: '[wallet]', to: '[money]', at: 'tags', says: /money is not declared/ },
  { rule: 'operation-summary', file: list, from: '  summary: List orders\n', to: '', at: 'post:', says: /no summary/ },
  { rule: 'operation-summary', file: list, from: 'List orders', to: 'List orders.', at: 'summary', says: /full stop/ },
  { rule: 'operation-source', file: list, from: '  x-source: { kind: specification, reference: section 7 }\n', to: '', at: 'post:', says: /no x-source/ },
  { rule: 'operation-source', file: list, from: 'kind: specification', to: 'kind: guess', at: 'x-source', says: /kind/ },
  { rule: 'operation-source', file: list, from: ', reference: section 7', to: '', at: 'x-source', says: /no reference/ },
  { rule: 'operation-source', file: list, from: 'section 7', to: 'section 7, page: 2', at: 'page: 2', says: /no member page/ },
  { rule: 'operation-effect', file: list, from: '  x-effect: read\n', to: '', at: 'post:', says: /no x-effect/ },
  { rule: 'operation-effect', file: list, from: 'x-effect: read', to: 'x-effect: write', at: 'x-effect', says: /neither read nor act/ },
  { rule: 'operation-effect', file: pay, from: 'x-effect: act', to: 'x-effect: read', at: 'x-effect', says: /sends a secret \(password\)/ },
  { rule: 'answer-envelope', file: root, from: ', data: data', to: '', at: 'x-envelope', says: /no data/ },
  { rule: 'answer-envelope', file: root, from: "'#/components/schemas/Failure' }", to: "'#/components/schemas/Refusal' }", at: 'x-envelope', says: /leads nowhere/ },
  { rule: 'answer-envelope', file: 'schemas/OrdersResponse.yaml', from: '$ref: ./Success.yaml', to: "{ type: object, properties: { code: { type: integer, description: Code. }, message: { type: [string, 'null'], description: Text. } } }", at: 'schema:', says: /listOrders is not composed/ },
  { rule: 'answer-envelope', file: pay, from: 'application/json:', to: 'text/plain:', at: 'post:', says: /no JSON answer/ },
  { rule: 'error-codes', file: pay, from: "  x-errors:\n    - { code: 500, key: wrong-password, field: password, description: It is wrong. }\n", to: '', at: 'post:', says: /no x-errors/ },
  { rule: 'error-codes', file: pay, from: 'code: 500', to: "code: '500'", at: 'code:', says: /not an integer/ },
  { rule: 'error-codes', file: pay, from: 'code: 500', to: 'code: 0', at: 'code:', says: /other than 0/ },
  { rule: 'error-codes', file: pay, from: 'key: wrong-password', to: 'key: wrongPassword', at: 'key:', says: /kebab-case/ },
  { rule: 'error-codes', file: pay, from: 'key: wrong-password', to: 'key: wrong-pass', at: 'key:', says: /no English server message wrong-pass/ },
  { rule: 'error-codes', file: pay, from: 'field: password', to: 'field: passwort', at: 'field:', says: /sends no field passwort/ },
  { rule: 'error-codes', file: pay, from: 'It is wrong. }', to: 'It is wrong., status: 4 }', at: 'status:', says: /no member status/ },
  { rule: 'error-codes', file: pay, from: 'It is wrong. }', to: 'It is wrong. }\n    - { code: 500, key: wrong-password, field: password, description: Again. }', at: 'Again.', says: /listed twice/ },
  { rule: 'paging', file: list, from: 'page: page', to: 'page: side', at: 'x-paging', says: /sends no field side/ },
  { rule: 'paging', file: list, from: 'size: pageSize', to: 'size: rows', at: 'x-paging', says: /sends no field rows/ },
  { rule: 'paging', file: list, from: 'base: 1', to: 'base: 2', at: 'x-paging', says: /neither 0 nor 1/ },
  { rule: 'paging', file: list, from: '/data/content', to: '/data/rows', at: 'x-paging', says: /items does not lead to a list/ },
  { rule: 'paging', file: list, from: '/data/totalElements', to: '/data/content', at: 'x-paging', says: /total does not lead to a number/ },
  { rule: 'paging', file: list, from: 'base: 1,', to: 'base: 1, order: up,', at: 'x-paging', says: /no member order/ },
  { rule: 'paging', file: list, from: '  x-paging: { page: page, base: 1, size: pageSize, items: /data/content, total: /data/totalElements }\n', to: '', at: 'post:', says: /takes a page size and has no x-paging/ },
  { rule: 'secrets', file: pay, from: '[password, data.token]', to: '[password, data.tokens]', at: 'x-secrets', says: /no answer field data.tokens/ },
  { rule: 'secrets', file: pay, from: '[password, data.token]', to: '[password, pin]', at: 'x-secrets', says: /no request field pin/ },
  { rule: 'secrets', file: pay, from: '[password, data.token]', to: '[data.token]', at: 'x-secrets', says: /sends password, which is not in x-secrets/ },
  { rule: 'also-method', file: list, from: '[GET]', to: '[POST]', at: 'x-also-method', says: /own method/ },
  { rule: 'also-method', file: list, from: '[GET]', to: '[get]', at: 'x-also-method', says: /not one of/ },
  { rule: 'also-method', file: list, from: '[GET]', to: '[]', at: 'x-also-method', says: /empty/ },
  { rule: 'has-example', file: list, from: '        example: { page: 1, pageSize: 10 }\n', to: '', at: 'application/x-www-form-urlencoded:', says: /no example/ },
  { rule: 'valid-example', file: list, from: 'page: 1, pageSize: 10', to: 'page: 0, pageSize: 10', at: 'example:', says: /page must be >= 1/ },
  { rule: 'valid-example', file: list, from: 'page: 1, pageSize: 10', to: 'page: 1, pageSize: 10, sort: up', at: 'example:', says: /sort is not declared/ },
  { rule: 'valid-example', file: list, from: "amount: '1.5'", to: 'amount: 1.5', at: 'amount: 1.5', says: /amount must be string/ },
  { rule: 'valid-example', file: pay, from: "createTime: '2026-11-21 09:30:00'", to: "createTime: '2026-11-21'", at: 'createTime', says: /must match format "gmt8"/ },
  { rule: 'valid-example', file: pay, from: "password: secret, again: secret", to: "password: secret, again: other1", at: 'example:', says: /again/ },
  { rule: 'valid-example', file: 'schemas/Decimal.yaml', from: "['1.25']", to: "['1,25']", at: 'examples', says: /format "decimal"/ },
  { rule: 'valid-example', file: pay, from: 'example: BTC', to: 'example: 7', at: 'example: 7', says: /must be string/ },
]

test.each(broken)(
  '$rule: $says after $to',
  expectFinding,
)

const fine: readonly (Change & { why: string })[] = [
  { why: 'an operation whose server sends no envelope is marked', file: pay, from: '  x-effect: act', to: '  x-bare: true\n  x-effect: act' },
  { why: 'an act that is never refused has an empty list', file: pay, from: "\n    - { code: 500, key: wrong-password, field: password, description: It is wrong. }", to: ' []' },
  { why: 'a path parameter can be the wrong field', file: pay, from: 'field: password', to: 'field: symbol' },
  { why: 'several examples instead of one', file: list, from: 'example: { page: 1, pageSize: 10 }', to: 'examples: { first: { value: { page: 1, pageSize: 10 } } }' },
  { why: 'one other method need not be a list', file: list, from: '[GET]', to: 'GET' },
]

test.each(fine)('fine: $why', expectNothing)

test('openbourse/answer-envelope: a contract that does not say how answers are read', async () => {
  expect.hasAssertions()
  await expectFinding({
    rule: 'answer-envelope',
    file: root,
    from: "x-envelope: { code: code, success: 0, message: message, data: data, failure: '#/components/schemas/Failure' }\n",
    to: '',
    at: 'info:',
    says: /no x-envelope/,
  })
})
