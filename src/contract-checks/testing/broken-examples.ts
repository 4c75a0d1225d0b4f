import type { Broken } from './check-rule.ts'

const list = 'paths/list-orders.yaml'
const pay = 'paths/pay.yaml'

/** Violations of examples. */
export const brokenExamples: readonly Broken[] = [
  {
    rule: 'has-example',
    file: list,
    from: '        example: { page: 1, pageSize: 10 }\n',
    to: '',
    at: 'application/x-www-form-urlencoded:',
    says: /no example/,
  },
  {
    rule: 'valid-example',
    file: list,
    from: 'page: 1, pageSize: 10',
    to: 'page: 0, pageSize: 10',
    at: 'example:',
    says: /page must be >= 1/,
  },
  {
    rule: 'valid-example',
    file: list,
    from: 'page: 1, pageSize: 10',
    to: 'page: 1, pageSize: 10, sort: up',
    at: 'example:',
    says: /sort is not declared/,
  },
  {
    rule: 'valid-example',
    file: list,
    from: "amount: '1.5'",
    to: 'amount: 1.5',
    at: 'amount: 1.5',
    says: /amount must be string/,
  },
  {
    rule: 'valid-example',
    file: pay,
    from: "createTime: '2026-11-21 09:30:00'",
    to: "createTime: '2026-11-21'",
    at: 'createTime',
    says: /must match format "gmt8"/,
  },
  {
    rule: 'valid-example',
    file: pay,
    from: 'password: secret, again: secret',
    to: 'password: secret, again: other1',
    at: 'example:',
    says: /again/,
  },
  {
    rule: 'valid-example',
    file: 'schemas/Decimal.yaml',
    from: "['1.25']",
    to: "['1,25']",
    at: 'examples',
    says: /format "decimal"/,
  },
  {
    rule: 'valid-example',
    file: pay,
    from: 'example: BTC',
    to: 'example: 7',
    at: 'example: 7',
    says: /must be string/,
  },
  {
    rule: 'valid-example',
    file: 'schemas/PageRequest.yaml',
    from: 'properties:',
    to: "properties:\n  side: { type: string, description: Side., pattern: '(' }",
    at: 'example:',
    says: /cannot be used/,
  },
]
