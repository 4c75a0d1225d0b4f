import { expect, test } from 'vitest'
import { createKept, type Kept, type KeptFinding, type KeptFindings } from './kept-findings.ts'
import type { Violation } from './violation.ts'

const wrong = (at: string, more: Partial<Violation> = {}): Violation => ({
  at,
  rule: 'null',
  expected: 'text',
  got: 'null',
  ...more,
})

type Call = {
  at?: string
  operation?: string
  like?: string
  order?: string
  repeat?: string
} & Partial<Violation>

function put(
  kept: Kept,
  { at = '/a', operation = 'list', like = operation, order = '', repeat = 'curl', ...more }: Call,
) {
  const violation = wrong(at, more)
  return kept.add(operation, violation, like, order, () => ({ violation, repeat }))
}

function keptOf(most: number, ...calls: Call[]): KeptFindings {
  const kept = createKept(most)
  for (const call of calls) put(kept, call)
  return kept.json()
}

const places = ({ findings }: KeptFindings): string[] => findings.map(({ violation }) => violation.at)

test('a violation that was not known is told as new, whatever row it shows in', () => {
  const kept = createKept(9)
  expect(put(kept, { at: '/rows/0/a' })).toBe(true)
  expect(put(kept, { at: '/rows/12/a' })).toBe(false)
  expect(put(kept, { at: '/rows/0' })).toBe(true)
  expect(put(kept, { at: '/rows/10' })).toBe(false)
  expect(put(kept, { at: '/rows/0a' })).toBe(true)
  expect(put(kept, { at: '/rows/a' })).toBe(true)
  expect(put(kept, { at: '/rows/0/a', rule: 'enum' })).toBe(true)
  expect(put(kept, { at: '/rows/0/a', operation: 'read' })).toBe(true)
})

test('findings are in the order of operation, rule and place, whatever came first', () => {
  const calls: Call[] = [
    { at: '/b', operation: 'a' },
    { at: '/c', operation: 'b' },
    { at: '/c', operation: 'a', rule: 'enum' },
    { at: '/a', operation: 'a' },
    { at: '/d', operation: 'a' },
    { at: '/c', operation: 'a', rule: 'range' },
  ]
  const told = (all: Call[]): string[] =>
    keptOf(9, ...all).findings.map(
      ({ operation, violation }) => `${operation} ${violation.rule} ${violation.at}`,
    )
  const expected = ['a enum /c', 'a null /a', 'a null /b', 'a null /d', 'a range /c', 'b null /c']
  expect(told(calls)).toEqual(expected)
  expect(told(calls.toReversed())).toEqual(expected)
  expect(keptOf(9, ...calls).cut).toEqual([])
})

test.each([
  [['/a', '/b', '/c']],
  [['/c', '/b', '/a']],
  [['/b', '/c', '/a']],
  [['/a', '/c', '/b']],
  [['/c', '/a', '/b']],
])('of more places than are kept the first in the alphabet stay: %j', (order) => {
  const kept = keptOf(2, ...order.map((at) => ({ at })), { at: '/z', rule: 'enum' })
  expect(places(kept)).toEqual(['/z', '/a', '/b'])
  expect(kept.cut).toEqual([{ operation: 'list', rule: 'null' }])
})

test('a place without room is not new, one that takes the room of another is', () => {
  const kept = createKept(1)
  expect([put(kept, { at: '/b' }), put(kept, { at: '/c' }), put(kept, { at: '/a' })]).toEqual([
    true,
    false,
    true,
  ])
  expect(createKept(1).json()).toEqual({ findings: [], cut: [] })
})

test('a finding is counted where like calls show it', () => {
  const { findings } = keptOf(9, {}, {}, { like: 'another' }, {})
  expect(findings).toMatchObject([{ like: 'list', times: 3 }])
  const kept = createKept(9)
  expect([put(kept, {}), put(kept, { like: 'another' })]).toEqual([true, false])
})

const example = (...calls: Call[]): Pick<KeptFinding, 'order' | 'repeat'>[] =>
  keptOf(9, ...calls).findings.map(({ order, repeat }) => ({ order, repeat }))

test('the earliest call is the example', () => {
  const [early, late] = [
    { order: 't1', repeat: 'early' },
    { order: 't2', repeat: 'late' },
  ]
  expect(example(early, late)).toEqual([early])
  expect(example(late, early)).toEqual([early])
  expect(example({ ...late, repeat: 'a' }, early)).toEqual([early])
  expect(example({ repeat: 'first' }, { repeat: 'a second' })).toEqual([{ order: '', repeat: 'first' }])
})

test.each<[Call, Call]>([
  [{ repeat: 'a' }, { repeat: 'b' }],
  [{ at: '/1' }, { at: '/2' }],
  [{ expected: 'a' }, { expected: 'b' }],
  [{ got: 'a' }, { got: 'b' }],
  [{}, { status: '200' }],
  [{ status: '200' }, { status: '201' }],
  [{}, { refused: true }],
  [{ refused: false }, { refused: true }],
])('of two calls of the same time %j is the example, not %j', (first, second) => {
  const of = (...calls: Call[]): readonly KeptFinding[] =>
    keptOf(9, ...calls.map((call) => ({ order: 't1', ...call }))).findings
  const [alone] = of(first)
  for (const both of [of(first, second), of(second, first)]) expect(both).toEqual([{ ...alone, times: 2 }])
})

test('parts that were kept apart make one whole', () => {
  const kept = createKept(2)
  kept.merge(keptOf(9, { at: '/b', order: 't2', repeat: 'late' }, { at: '/c' }))
  kept.merge(keptOf(9, { at: '/b', order: 't1', repeat: 'early' }, { at: '/b', order: 't3' }))
  kept.merge(keptOf(9, { at: '/a' }))
  expect(places(kept.json())).toEqual(['/a', '/b'])
  expect(kept.json().findings[1]).toMatchObject({ times: 3, order: 't1', repeat: 'early' })
  expect(kept.json().cut).toEqual([{ operation: 'list', rule: 'null' }])
})

test('a rule that was cut in any part is cut in the whole', () => {
  const kept = createKept(2)
  kept.merge({ findings: [], cut: [{ operation: 'list', rule: 'enum' }] })
  kept.merge(keptOf(2, { at: '/a' }))
  expect(kept.json().cut).toEqual([{ operation: 'list', rule: 'enum' }])
})
