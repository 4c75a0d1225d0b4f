import { expect, test } from 'vitest'
import { NOTHING_BROKEN, withBroken, type BrokenPart } from './broken-input.ts'
import { createCounter, type CallCounts, type Counter } from './call-counts.ts'
import { slowness } from './slowness.ts'
import { bucketOf, timed, within } from './times.ts'

const say = (text: string) => (): string => text
const counted = (does: (counter: Counter) => void): CallCounts => {
  const counter = createCounter()
  does(counter)
  return counter.json()
}

test('calls are counted, and those that a server answered that knows the operation', () => {
  expect(counted(() => undefined)).toStrictEqual({ calls: 0, judged: 0, times: {} })
  const counts = counted((counter) => {
    for (const isJudged of [true, false, true]) counter.call(isJudged)
  })
  expect(counts).toStrictEqual({ calls: 3, judged: 2, times: {} })
})

test('times are counted by their size', () => {
  const { times } = counted((counter) => {
    for (const ms of [900, 5, 900, 0.05]) counter.time(ms, say('t'), say('curl'))
  })
  expect(times).toEqual({ 0: 1, [bucketOf(5)]: 1, [bucketOf(900)]: 2 })
  expect(timed(times)).toBe(4)
  expect(timed({})).toBe(0)
})

type Made = readonly [ms: number, order: string, repeat: string]

test.each<[string, Made[], Made]>([
  [
    'the one that took least',
    [
      [5, 't1', 'a'],
      [3, 't2', 'b'],
      [4, 't0', 'c'],
    ],
    [3, 't2', 'b'],
  ],
  [
    'of two as fast the earlier',
    [
      [3, 't2', 'a'],
      [3, 't1', 'b'],
      [3, 't3', 'c'],
    ],
    [3, 't1', 'b'],
  ],
  [
    'of two at the same time the first in the alphabet',
    [
      [3, 't1', 'b'],
      [3, 't1', 'a'],
      [3, 't1', 'c'],
    ],
    [3, 't1', 'a'],
  ],
])('the fastest call is %s, however they come', (_what, calls, [ms, order, repeat]) => {
  for (const all of [calls, calls.toReversed()]) {
    const parts = all.map((call) =>
      counted((counter) => {
        counter.time(call[0], say(call[1]), say(call[2]))
      }),
    )
    const whole = counted((counter) => {
      for (const call of all) counter.time(call[0], say(call[1]), say(call[2]))
    })
    const merged = counted((counter) => {
      for (const part of parts) counter.merge(part)
    })
    expect(whole.fastest).toEqual({ ms, order, repeat })
    expect(merged).toEqual(whole)
  }
})

test.each<[string, [string, string][], [string, string]]>([
  [
    'the earliest',
    [
      ['t2', 'a'],
      ['t1', 'b'],
      ['t3', 'c'],
    ],
    ['t1', 'b'],
  ],
  [
    'of two at the same time the first in the alphabet',
    [
      ['t1', 'b'],
      ['t1', 'a'],
      ['t1', 'c'],
    ],
    ['t1', 'a'],
  ],
])('the first success without a token is %s, however they come', (_what, calls, [order, repeat]) => {
  for (const all of [calls, calls.toReversed()]) {
    const whole = counted((counter) => {
      for (const call of all) counter.open(say(call[0]), say(call[1]))
    })
    const merged = counted((counter) => {
      for (const call of all)
        counter.merge(
          counted((one) => {
            one.open(say(call[0]), say(call[1]))
          }),
        )
    })
    expect(whole.open).toEqual({ order, repeat })
    expect(merged.open).toEqual({ order, repeat })
  }
})

test('counts of workers add up', () => {
  const part = counted((counter) => {
    counter.call(true)
    counter.call(false)
    counter.time(5, say('t'), say('curl'))
  })
  const whole = counted((counter) => {
    counter.merge(part)
    counter.merge(part)
  })
  expect(whole).toEqual({ ...part, calls: 4, judged: 2, times: { [bucketOf(5)]: 2 } })
  expect(
    Object.keys(
      counted((counter) => {
        counter.merge({ calls: 0, judged: 0, times: { 10: 1, 9: 1 } })
      }).times,
    ),
  ).toEqual(['9', '10'])
})

test.each([
  [0, 0],
  [0.1, 0],
  [0.105, 1],
  [0.12, 2],
  [1e300, 190],
])('a time of %d ms is in bucket %d', (ms, bucket) => {
  expect(bucketOf(ms)).toBe(bucket)
})

test('a share of the times lies within the end of its bucket', () => {
  expect([0.25, 0.5, 0.51, 1].map((share) => within({ 100: 2, 30: 1, 50: 1 }, share))).toEqual([
    2, 12, 1379, 1379,
  ])
  expect(within({}, 0.5)).toBe(0)
})

test.each<[number[], number | undefined, string[]]>([
  [[300, 250.2], 200, ['too-slow : 200 ms / 251 ms']],
  [[300, 200], 200, []],
  [[300, 190], 200, []],
  [[300], undefined, []],
  [[], 200, []],
])('answers within %j ms with a budget of %j', (times, budget, expected) => {
  expect(
    slowness(times, budget).map(({ rule, at, expected: most, got }) => `${rule} ${at}: ${most} / ${got}`),
  ).toEqual(expected)
})

test('broken input is counted, and its first ten parts are named in order', () => {
  const part = (number: number): BrokenPart => ({
    what: `line ${number}`,
    why: 'no JSON',
    order: String(number + 10),
  })
  const parts = Array.from({ length: 12 }, (_, number) => part(number))
  expect(NOTHING_BROKEN).toEqual({ count: 0, first: [] })
  const all = parts
    .toReversed()
    .reduce((sum, one) => withBroken(sum, { count: 1, first: [one] }), NOTHING_BROKEN)
  expect(all).toEqual({ count: 12, first: parts.slice(0, 10) })
  const twins = ['b', 'a'].map((why) => ({ ...part(1), why }))
  expect(withBroken(NOTHING_BROKEN, { count: 2, first: twins }).first.map(({ why }) => why)).toEqual([
    'a',
    'b',
  ])
})
