import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import { createCounter, type CallCounts } from './call-counts.ts'
import { createKept } from './kept-findings.ts'
import { MOST_PLACES, mergeTallies, type Tally } from './tally.ts'
import { reportOfTally } from './tally-report.ts'

const answers = { responses: { 200: { content: { 'application/json': { schema: { type: 'integer' } } } } } }
const api = readApi(
  {
    paths: {
      '/a': { get: { operationId: 'list', ...answers } },
      '/b': { get: { operationId: 'read', 'x-latency': 50, ...answers } },
      '/c': { get: { operationId: 'pay', ...answers } },
    },
  },
  new Map(),
)
const nothing: Tally = {
  operations: {},
  kept: { findings: [], cut: [] },
  seen: {},
  foreign: 0,
  broken: { count: 0, first: [] },
  hasTokens: false,
}
const config = { ignore: new Set<string>(), latency: undefined }
const report = (tally: Partial<Tally>, more: Partial<Parameters<typeof reportOfTally>[1]> = {}) =>
  reportOfTally(api, { ...config, ...more }, { ...nothing, ...tally }, 'proxy')

const calls = (number: number, judged = number): CallCounts => ({ calls: number, judged, times: {} })
const sample = { order: 't1', repeat: 'curl' }

function keptOf(...operations: string[]): Tally['kept'] {
  const kept = createKept(9)
  for (const operation of operations) {
    const violation = { at: '/a', rule: 'null', expected: 'text', got: 'null' } as const
    kept.add(operation, violation, operation, '', () => ({ violation, repeat: 'curl' }))
  }
  return kept.json()
}

test('a tally of nothing is a report of nothing', () => {
  expect(report({})).toEqual({
    command: 'proxy',
    findings: [],
    judged: [],
    operations: 3,
    calls: 0,
    seen: {},
    timings: [],
    skipped: [],
    tally: nothing,
  })
})

test('calls are added up; operations that no server knew are not judged', () => {
  const { judged, calls: all } = report({
    operations: { pay: calls(2), list: calls(3, 0), read: calls(4, 1), gone: calls(5) },
  })
  expect(judged).toEqual(['read', 'pay'])
  expect(all).toBe(9)
})

test('findings are told of operations that the contract has and nobody ignores', () => {
  const operations = { list: calls(4), read: calls(1) }
  const told = (ignore: string[]): string[] =>
    report({ operations, kept: keptOf('list', 'read', 'gone') }, { ignore: new Set(ignore) }).findings.map(
      ({ operation, times, of }) => `${operation} ${times} of ${of}`,
    )
  expect(told([])).toEqual(['list 1 of 4', 'read 1 of 1'])
  expect(told(['list'])).toEqual(['read 1 of 1'])
})

test('a success without a token is a finding where others carry tokens', () => {
  const operations = { list: { ...calls(1), open: sample } }
  expect(report({ operations }).findings).toEqual([])
  expect(report({ operations, hasTokens: true }).findings).toMatchObject([
    {
      rule: 'openbourse/works-without-token',
      at: '',
      expected: 'a refusal',
      got: 'success',
      repeat: 'curl',
      times: 1,
      of: 1,
    },
  ])
  expect(report({ operations: { list: calls(1) }, hasTokens: true }).findings).toEqual([])
})

test('an operation is too slow when its fastest call is', () => {
  const operations = Object.fromEntries(
    ['list', 'read', 'pay'].map((id, at) => [id, { ...calls(1), fastest: { ...sample, ms: 60 * at } }]),
  )
  const told = (latency: number | undefined): string[] =>
    report({ operations }, { latency }).findings.map(
      ({ rule, operation, expected, got, repeat }) => `${rule} ${operation} ${expected} ${got} ${repeat}`,
    )
  expect(told(undefined)).toEqual(['openbourse/too-slow read 50 ms 60 ms curl'])
  expect(told(90)).toEqual(['openbourse/too-slow pay 90 ms 120 ms curl'])
})

test('an operation may be too slow and work without a token, each in its one call', () => {
  const operations = {
    list: { ...calls(1), fastest: { ...sample, ms: 60 }, open: { order: 't2', repeat: 'open' } },
  }
  const { findings } = report({ operations, hasTokens: true }, { latency: 5 })
  expect(findings.map(({ rule, times, of, repeat }) => `${rule} ${times} of ${of} ${repeat}`)).toEqual([
    'openbourse/too-slow 1 of 1 curl',
    'openbourse/works-without-token 1 of 1 open',
  ])
})

test('times are told of operations with any', () => {
  const counter = createCounter()
  for (const ms of [...Array.from({ length: 98 }, () => 5), 70, 900])
    counter.time(
      ms,
      () => '',
      () => '',
    )
  const { timings } = report({ operations: { list: counter.json(), read: calls(1) } })
  expect(timings).toEqual([{ operation: 'list', calls: 100, median: 6, p95: 6, p99: 72, slowest: 942 }])
})

test('input that was not judged is told', () => {
  const first = [
    { what: 'line 1', why: 'not JSON', order: '1' },
    { what: 'line 2', why: 'too long', order: '2' },
  ]
  expect(report({ foreign: 1, broken: { count: 2, first } }).skipped).toEqual([
    { what: '1 exchange', why: 'no operation of the contract' },
    { what: 'line 1', why: 'not JSON' },
    { what: 'line 2', why: 'too long' },
  ])
  expect(report({ foreign: 2, broken: { count: 5, first } }).skipped.at(-1)).toEqual({
    what: '3 more',
    why: 'could not be read either',
  })
  expect(report({ kept: { findings: [], cut: [{ operation: 'list', rule: 'enum' }] } }).skipped).toEqual([
    { what: 'list enum', why: `shows at more than ${MOST_PLACES} places; the others are not told` },
  ])
})

test('tallies of workers are added up', () => {
  const broken = (what: string) => ({ count: 1, first: [{ what, why: 'not JSON', order: what }] })
  const part = (more: Partial<Tally>): Tally => ({ ...nothing, ...more })
  const merged = mergeTallies(api, [
    part({
      operations: { list: calls(2), gone: calls(1) },
      foreign: 2,
      broken: broken('b'),
      seen: { list: { fields: ['/b'] } },
    }),
    part({
      operations: { list: calls(3, 1), pay: calls(1) },
      foreign: 3,
      broken: broken('a'),
      hasTokens: true,
      kept: keptOf('list'),
    }),
    part({ kept: keptOf('list'), seen: { list: { fields: ['/a', '/b'], codes: ['1'] }, read: {} } }),
  ])
  expect(merged).toMatchObject({
    operations: { list: { calls: 5, judged: 3 }, pay: { calls: 1 } },
    foreign: 5,
    broken: { count: 2, first: [{ what: 'a' }, { what: 'b' }] },
    hasTokens: true,
    kept: { findings: [{ operation: 'list', times: 2 }] },
    seen: { list: { fields: ['/a', '/b'], codes: ['1'], values: [] } },
  })
  expect(Object.keys(merged.operations)).toEqual(['list', 'pay'])
  expect(mergeTallies(api, [nothing])).toEqual(nothing)
})
