import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { cancel, type DueList, emptyDueList, schedule, takeDue } from './due.ts'
import { transact } from './transaction.ts'
import { hashText, randomOf } from './random.ts'
import { canonical, decode, encode, stateHash } from './serial.ts'

test('the same seed draws the same numbers, on every machine', () => {
  const random = randomOf('openbourse')
  expect([random.next(), random.next(), random.below(100), random.unit()]).toMatchInlineSnapshot(`
    [
      3133698240,
      491714899,
      48,
      0.17855833168141544,
    ]
  `)
  expect(hashText('openbourse')).toMatchInlineSnapshot(`"d2416e1463ed4d2e523653fe3c4abccd"`)
})

test('a split source is independent of how many numbers its parent drew', () => {
  const early = randomOf('s').split('prices').next()
  const parent = randomOf('s')
  for (let i = 0; i < 10; i++) parent.next()
  expect(parent.split('prices').next()).toBe(early)
  expect(randomOf('s').split('volumes').next()).not.toBe(early)
})

test('numbers below a bound are within it and spread evenly', () => {
  const random = randomOf('even')
  const counts = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 60_000; i++) {
    const n = random.below(6)
    counts[n] = (counts[n] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('plain data with integers of any size survives its text form', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.bigInt(), (value, big) => {
      const whole = { value, big, list: [big] }
      expect(canonical(decode(encode(whole)))).toBe(canonical(whole))
    }),
  )
})

test('a state hash ignores the order of keys and sees every value', () => {
  expect(stateHash({ a: 1, b: [2n] })).toBe(stateHash({ b: [2n], a: 1 }))
  expect(stateHash({ a: 1, b: [2n] })).not.toBe(stateHash({ a: 1, b: [2] }))
  expect(stateHash([1, 2])).not.toBe(stateHash([2, 1]))
})

test('due items run by time, then by the order in which they were made', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (times, now) => {
      const list = emptyDueList<number>()
      times.forEach((time, index) => schedule(list, time, index))
      const run: number[] = []
      for (let item = takeDue(list, now); item; item = takeDue(list, now)) run.push(item.payload)
      const expected = times
        .map((time, index) => ({ time, index }))
        .filter(({ time }) => time <= now)
        .toSorted((a, b) => a.time - b.time || a.index - b.index)
      expect(run).toEqual(expected.map(({ index }) => index))
    }),
  )
})

type Step = { what: 'schedule' | 'take' | 'cancel'; time: number; id: number; isTakenBack: boolean }

/** Runs the steps on a due list and returns the result of each step and the remaining items. */
function playedDue(steps: readonly Step[]): unknown[] {
  const state = { due: emptyDueList<null>() }
  const run = (due: DueList<null>, { what, time, id }: Step): unknown => {
    if (what === 'schedule') return schedule(due, time, null)
    return what === 'cancel' ? cancel(due, id) : takeDue(due, time)?.id
  }
  const results = steps.map((step) => {
    if (!step.isTakenBack) return transact(state, ({ due }) => run(due, step))
    const before = stateHash(state)
    const takenBack = (): unknown =>
      transact(state, ({ due }) => {
        run(due, step)
        throw new RangeError('taken back')
      })
    expect(takenBack).toThrow('taken back')
    return before === stateHash(state)
  })
  for (let item = takeDue(state.due, 9); item; item = takeDue(state.due, 9)) results.push(item.id)
  return results
}

/** The same, kept as plainly as can be. */
function plainDue(steps: readonly Step[]): unknown[] {
  let waiting: { id: number; time: number }[] = []
  let nextId = 1
  const without = (id: number | undefined) => waiting.filter((item) => item.id !== id)
  const results = steps.map(({ what, time, id, isTakenBack }): unknown => {
    if (isTakenBack) return true
    const known = waiting.length
    if (what === 'schedule') {
      waiting = [...waiting, { id: nextId, time }].toSorted((a, b) => a.time - b.time || a.id - b.id)
      nextId += 1
      return nextId - 1
    }
    const first = waiting.find((item) => item.time <= time)
    waiting = without(what === 'cancel' ? id : first?.id)
    return what === 'cancel' ? waiting.length < known : first?.id
  })
  return [...results, ...waiting.map(({ id }) => id)]
}

test('due items are added, run and cancelled in any order, also in rolled-back commands', () => {
  const step: fc.Arbitrary<Step> = fc.record({
    what: fc.constantFrom('schedule', 'schedule', 'schedule', 'take', 'cancel'),
    time: fc.nat(9),
    id: fc.integer({ min: 1, max: 30 }),
    isTakenBack: fc.nat(5).map((dice) => dice === 0),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      expect(playedDue(steps)).toEqual(plainDue(steps))
    }),
  )
})

test('a clock can jump and speed up, and never runs backwards', () => {
  let real = 1000
  const clock = createClock(() => real)
  clock.jump(500)
  expect(clock.now()).toBe(1500)
  clock.setSpeed(10)
  real += 100
  expect(clock.now()).toBe(2500)
  real -= 5000
  expect(clock.now()).toBe(2500)
  real += 10
  expect(clock.now()).toBe(2600)
  clock.setSpeed(0)
  real += 10
  expect(clock.now()).toBe(2600)
  clock.atLeast(2000)
  expect(clock.now()).toBe(2600)
  clock.atLeast(9000)
  expect(clock.now()).toBe(9000)
  expect(() => clock.jump(-1)).toThrow(RangeError)
})
