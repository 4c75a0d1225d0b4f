import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { cancel, emptyDueList, schedule, takeDue } from './due.ts'
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

test('draws below a bound are within it and spread evenly', () => {
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

test('due items come, run and are cancelled in any order, also in commands that are taken back', () => {
  const step = fc.record({
    what: fc.constantFrom('schedule', 'schedule', 'take', 'cancel'),
    time: fc.nat(9),
    at: fc.nat(),
    isTakenBack: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const state = { due: emptyDueList<null>() }
      // The same, kept as plainly as can be.
      let model: { id: number; time: number }[] = []
      let nextId = 1
      for (const { what, time, at, isTakenBack } of steps) {
        const before = structuredClone(state)
        const chosen = model[at % Math.max(1, model.length)]?.id ?? 0
        const act = ({ due }: typeof state): unknown =>
          what === 'schedule'
            ? schedule(due, time, null)
            : what === 'take'
              ? takeDue(due, time)?.id
              : cancel(due, chosen)
        if (isTakenBack) {
          const taken = (): unknown =>
            transact(state, (draft) => {
              act(draft)
              throw new RangeError('taken back')
            })
          expect(taken).toThrow('taken back')
          expect(state).toEqual(before)
          continue
        }
        const result = transact(state, act)
        const [first] = model.toSorted((a, b) => a.time - b.time || a.id - b.id)
        if (what === 'schedule') {
          expect(result).toBe(nextId)
          model.push({ id: nextId, time })
          nextId += 1
        } else if (what === 'take') {
          const due = first !== undefined && first.time <= time ? first.id : undefined
          expect(result).toBe(due)
          model = model.filter(({ id }) => id !== due)
        } else {
          expect(result).toBe(model.some(({ id }) => id === chosen))
          model = model.filter(({ id }) => id !== chosen)
        }
      }
      const left: (number | undefined)[] = []
      for (let item = takeDue(state.due, 9); item; item = takeDue(state.due, 9)) left.push(item.id)
      expect(left).toEqual(model.toSorted((a, b) => a.time - b.time || a.id - b.id).map(({ id }) => id))
    }),
  )
})

test('a clock can be jumped and sped up, and never runs backwards', () => {
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
