import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { ApiOperation, Paging } from '../api/api.ts'
import { paged } from './paged.ts'
import type { RuleId, Violation } from './violation.ts'

const [operation] = readApi({ paths: { '/a': { get: {} } } }, new Map()).operations
if (operation === undefined) throw new Error('no operation')

const at = (items: string, total: string | undefined): ApiOperation => {
  const paging: Paging = { items, total, page: 'page', size: 'size', base: 1, isOffset: false }
  return { ...operation, paging }
}
const wrong = (rule: RuleId, place: string): Violation => ({ at: place, rule, expected: 'a', got: place })
const told = (own: ApiOperation, ...violations: Violation[]): string[] =>
  paged(own, violations).map(({ rule, at: place, got }) => `${rule} ${place} ${got}`)

const wrapped = at('/data/rows', '/data/total')

test.each<[string, Violation[], string[]]>([
  ['the rows', [wrong('wrong-type', '/data/rows')], ['paging /data/rows /data/rows']],
  ['their number', [wrong('null', '/data/total')], ['paging /data/total /data/total']],
  ['what is around them', [wrong('wrong-type', '/data')], ['paging /data /data']],
  [
    'rows and number with other names',
    [
      wrong('missing-field', '/data/rows'),
      wrong('missing-field', '/data/total'),
      wrong('undeclared-field', '/data/list'),
      wrong('undeclared-field', '/other'),
      wrong('wrong-type', '/data/page'),
      wrong('undeclared-field', '/data/deep/list'),
    ],
    [
      'paging /data/rows /data/rows',
      'undeclared-field /other /other',
      'wrong-type /data/page /data/page',
      'undeclared-field /data/deep/list /data/deep/list',
    ],
  ],
])('%s: one violation of the wrapper', (_what, violations, expected) => {
  expect(told(wrapped, ...violations)).toEqual(expected)
})

test.each([
  ['a limit of the rows', wrong('range', '/data/rows')],
  ['a field of a row', wrong('wrong-type', '/data/rows/0/id')],
  ['a field beside the rows', wrong('undeclared-field', '/data/more')],
  ['a field where the wrapper should be', wrong('undeclared-field', '/data')],
  ['the answer', wrong('wrong-type', '')],
  ['another field', wrong('wrong-type', '/code')],
])('%s is no violation of the wrapper', (_what, violation) => {
  expect(paged(wrapped, [violation])).toEqual([violation])
})

test('rows at the top have no wrapper but the answer', () => {
  const flat = at('/rows', undefined)
  expect(told(flat, wrong('wrong-type', ''))).toEqual(['wrong-type  '])
  expect(told(flat, wrong('missing-field', '/rows'), wrong('undeclared-field', '/list'))).toEqual([
    'paging /rows /rows',
  ])
})

test('an operation without pages has no wrapper', () => {
  const violation = wrong('wrong-type', '/data/rows')
  expect(paged(operation, [violation])).toEqual([violation])
  expect(paged(wrapped, [])).toEqual([])
})
