import { expect, test } from 'vitest'
import type { AnswerKind, Written } from '../api/api.ts'
import { readApi } from '../api/read-api.ts'
import { createFindingCollector } from './finding-collector.ts'
import type { RuleId, Violation } from './violation.ts'

const api = readApi(
  { paths: { '/a': { get: { operationId: 'list', 'x-secrets': ['data.key'] } } } },
  new Map(),
)
const [operation] = api.operations
if (operation === undefined) throw new Error('no operation')

const written: Written = { file: 'a.yaml', line: 3, column: 5, pointer: '/paths' }
const wrong = (rule: RuleId, at = '/data', got = 'null'): Violation => ({ at, rule, expected: 'text', got })

test('a finding tells the rule, where it is written, and how to repeat the call', () => {
  const asked: unknown[] = []
  const placeOf = (...question: [unknown, string, string, AnswerKind?]): Written => {
    asked.push(question.slice(1))
    return written
  }
  const gathering = createFindingCollector({ placeOf })
  const violation = wrong('null')
  expect(
    gathering.add(
      operation,
      [violation, wrong('accepts-bad-input', '/page'), wrong('parameter-ignored', '')],
      () => 'curl',
    ),
  ).toBe(3)
  const findings = gathering.findings()
  expect(findings[1]).toEqual({
    rule: 'openbourse/null',
    severity: 'error',
    message: 'list: null where the contract has none: /data: expected text, got null',
    ...written,
    operation: 'list',
    at: '/data',
    expected: 'text',
    got: 'null',
    times: 1,
    of: 1,
    repeat: 'curl',
  })
  expect(findings[2]?.message).toBe('list: a parameter changes nothing: the answer: expected text, got null')
  expect(asked).toContainEqual(['/data', 'answer', violation])
  expect(asked).toContainEqual(['/page', 'request', wrong('accepts-bad-input', '/page')])
  expect(asked).toContainEqual(['', 'request', wrong('parameter-ignored', '')])
})

test('a finding that shows in some of like calls only comes and goes', () => {
  const gathering = createFindingCollector(api)
  const calls = [[wrong('null')], [], [wrong('null'), wrong('enum', '/b')], []]
  expect(calls.map((violations) => gathering.add(operation, violations, () => 'curl'))).toEqual([1, 0, 1, 0])
  gathering.add(operation, [wrong('range')], () => 'curl', 'other calls')
  const told = gathering
    .findings()
    .map(({ rule, times, of, message }) => [
      rule,
      times,
      of,
      message.split('null')[2] ?? message.split('null')[1],
    ])
  expect(told).toEqual([
    ['openbourse/enum', 1, 4, ' (intermittent: 1 of 4 calls)'],
    ['openbourse/null', 2, 4, ' (intermittent: 2 of 4 calls)'],
    ['openbourse/range', 1, 1, ''],
  ])
})

test('without times the first call is the example, with them the earliest', () => {
  const gathering = createFindingCollector(api)
  for (const repeat of ['b', 'a']) gathering.add(operation, [wrong('null')], () => repeat)
  for (const order of ['t2', 't1'])
    gathering.add(
      operation,
      [wrong('enum')],
      () => order,
      'list',
      () => order,
    )
  expect(gathering.findings().map(({ rule, repeat }) => `${rule} ${repeat}`)).toEqual([
    'openbourse/enum t1',
    'openbourse/null b',
  ])
  expect(gathering.kept().findings.map(({ order }) => order)).toEqual(['t1', ''])
})

test.each<[RuleId, string, string]>([
  ['null', '/data/key', '•••'],
  ['enum', '/data/key/0', '•••'],
  ['enum', '/password', '•••'],
  // These tell a type or a name, no value.
  ['wrong-type', '/data/key', 'a value'],
  ['missing-field', '/data/key', 'a value'],
  ['enum', '/data/kind', 'a value'],
])('a value that broke %s at %s is shown as %s', (rule, at, shown) => {
  const gathering = createFindingCollector(api)
  gathering.add(operation, [wrong(rule, at, 'a value')], () => 'curl')
  expect(gathering.findings().map(({ got }) => got)).toEqual([shown])
})

test('of a long value the beginning is kept', () => {
  const shown = (got: string): string | undefined => {
    const gathering = createFindingCollector(api)
    gathering.add(operation, [wrong('enum', '/a', got)], () => 'curl')
    return gathering.findings()[0]?.got
  }
  expect(shown('x'.repeat(500))).toBe('x'.repeat(500))
  expect(shown(`${'x'.repeat(500)}y`)).toBe(`${'x'.repeat(500)}…`)
})

test('no more places are kept than there is room for', () => {
  const gathering = createFindingCollector(api, 1)
  expect(gathering.add(operation, [wrong('enum', '/a'), wrong('enum', '/b')], () => 'curl')).toBe(1)
  expect(gathering.kept().cut).toEqual([{ operation: 'list', rule: 'enum' }])
})
