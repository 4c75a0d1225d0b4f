import { expect, test } from 'vitest'
import { announcedActivity, announcedAt, around, findActivity } from './activities.ts'
import { freshLab, type LabState, type Moved, stepOf } from './lab-state.ts'
import { isLimited, leftOf, othersOf } from './others.ts'
import { HOUR, unitsOf } from './testing-lab.ts'
import { TRACK_NAMES } from './tracks.ts'

const START = Date.parse('2026-11-21T01:30:00Z')

const seasonOf = (track: (typeof TRACK_NAMES)[number]) => {
  const [activity] = around('test', track, START)
  if (activity === undefined) throw new RangeError(`no season of ${track}`)
  return activity
}
const withMoved = (id: number, moved: Moved): LabState => {
  const state = freshLab()
  state.lab.moved[id] = moved
  return state
}

test('an activity is found by its number as it is written, and by no other text', () => {
  const { id } = seasonOf('mining')
  for (const right of [id, String(id)]) expect(findActivity('test', right)?.id).toBe(id)
  for (const wrong of [
    `0${id}`,
    `${id}.0`,
    ` ${id}`,
    `${id}x`,
    `+${id}`,
    `-${id}`,
    '',
    '0',
    `${id}0`,
    `${id}8`,
  ])
    expect([wrong, findActivity('test', wrong)]).toEqual([wrong, undefined])
})

test('an activity is listed from the millisecond at which it is announced', () => {
  for (const track of TRACK_NAMES) {
    const [, next] = around('test', track, START)
    if (next === undefined) throw new RangeError('there is always a next season')
    const { id, announced, start } = next
    expect(start - announced).toBe(48 * HOUR)
    const isListed = (time: number) => announcedAt('test', time, 1).some((activity) => activity.id === id)
    expect([announced - 1, announced, announced + 1].map(isListed)).toEqual([false, true, true])
    expect([announced - 1, announced].map((time) => announcedActivity('test', id, time)?.id)).toEqual([
      undefined,
      id,
    ])
  }
})

test('a list holds so many seasons back of each track', () => {
  for (const back of [0, 1, 3]) {
    const all = announcedAt('test', START, back)
    for (const track of TRACK_NAMES) {
      const own = all.filter((activity) => activity.track === track)
      const past = own.filter(({ end }) => end <= START)
      expect(past).toHaveLength(back)
    }
  }
})

test('STATE-08.abcd each phase begins at the millisecond of its time', () => {
  const activity = seasonOf('sharing')
  const moved = { start: 1000, end: 2000, distribute: 3000 }
  const state = withMoved(activity.id, moved)
  expect([0, 999, 1000, 1999, 2000, 2999, 3000].map((time) => stepOf(state, activity, time))).toEqual([
    0, 0, 1, 1, 2, 2, 3,
  ])
  state.lab.canceled[activity.id] = 500
  expect([999, 1000, 2000, 3000].map((time) => stepOf(state, activity, time))).toEqual([3, 3, 3, 3])
})

test.each([
  ['subscription', true],
  ['mining', true],
  ['lockUp', true],
  ['rushSale', true],
  ['sharing', false],
  ['inviters', false],
  ['sharedSale', false],
] as const)('more than the supply of %s cannot be taken: %s', (track, expected) => {
  expect(isLimited(seasonOf(track))).toBe(expected)
})

test('the part that others take grows evenly from begin to end, in whole steps of the decimals', () => {
  const activity = seasonOf('subscription')
  const state = withMoved(activity.id, { start: 1000, end: 8000, distribute: 9000 })
  /** So many sevenths, cut to two decimals. */
  const part = (count: bigint): bigint => ((activity.others * count) / 7n / 1_000_000n) * 1_000_000n
  expect([0, 1000, 2000, 4000, 8000, 20_000].map((time) => othersOf(state, activity, time))).toEqual(
    [0n, 0n, 1n, 3n, 7n, 7n].map(part),
  )
  expect(leftOf(state, activity, 2000)).toBe(activity.supply - part(1n))
  const machines = seasonOf('mining')
  const whole = withMoved(machines.id, { start: 0, end: 7, distribute: 8 })
  const taken = othersOf(whole, machines, 1)
  expect(taken).toBe((machines.others / 7n / 100_000_000n) * 100_000_000n)
})

test('others take no more than members leave of a limited supply, and whatever they like of another', () => {
  const [limited, shared] = [seasonOf('subscription'), seasonOf('sharing')]
  const left = unitsOf('7')
  for (const [activity, expected] of [
    [limited, left],
    [shared, shared.others],
  ] as const) {
    const state = withMoved(activity.id, { start: 0, end: 10, distribute: 20 })
    state.lab.taken[activity.id] = { amount: activity.supply - left, frozen: 0n }
    expect(othersOf(state, activity, 10)).toBe(expected)
  }
})

test('an activity that ended when it began has what others took at once', () => {
  const activity = seasonOf('subscription')
  const state = withMoved(activity.id, { start: 1000, end: 1000, distribute: 2000 })
  expect([999, 1000, 1001].map((time) => othersOf(state, activity, time))).toEqual([0n, 0n, activity.others])
})
