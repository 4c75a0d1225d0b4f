import { expect, test } from 'vitest'
import { CODE_WINDOW, mayBeSent } from './code-limit.ts'

/** An exchange whose time is set by hand. */
const exchange = () => {
  const clock = { time: 1_000_000_000 }
  return { clock, engine: { now: () => clock.time } }
}
const times = (count: number, send: (index: number) => boolean): boolean[] =>
  Array.from({ length: count }, (_, index) => send(index))
const allowed = (answers: readonly boolean[]): number => answers.filter(Boolean).length

test('codes are counted over ten minutes', () => {
  expect(CODE_WINDOW).toBe(600_000)
})

test('an address gets ten codes within the window, whoever asks, and another address gets its own', () => {
  const { engine } = exchange()
  expect(times(11, (index) => mayBeSent(engine, `visitor ${index}`, 'ada@example.org'))).toEqual([
    ...Array.from({ length: 10 }, () => true),
    false,
  ])
  expect(mayBeSent(engine, 'visitor 1', 'ida@example.org')).toBe(true)
})

test('a visitor has 120 codes sent within the window, to any address, and another visitor has more', () => {
  const { engine } = exchange()
  const ask = (visitor: string) => (index: number) => mayBeSent(engine, visitor, `ada${index}@example.org`)
  expect(allowed(times(121, ask('one')))).toBe(120)
  expect(mayBeSent(engine, 'one', 'late@example.org')).toBe(false)
  expect(mayBeSent(engine, 'two', 'late@example.org')).toBe(true)
})

test('a visitor and an address of the same name are counted apart', () => {
  const { engine } = exchange()
  times(10, () => mayBeSent(engine, 'other', 'same'))
  expect(mayBeSent(engine, 'same', 'ada@example.org')).toBe(true)
})

test('a code counts until the window has passed, each from its own time, and one that is refused never', () => {
  const { engine, clock } = exchange()
  const ask = () => mayBeSent(engine, 'visitor', 'ada@example.org')
  const start = clock.time
  expect(allowed(times(4, ask))).toBe(4)
  clock.time = start + 1000
  expect(allowed(times(8, ask))).toBe(6)
  clock.time = start + CODE_WINDOW - 1
  expect(ask()).toBe(false)
  clock.time = start + CODE_WINDOW
  expect(allowed(times(8, ask))).toBe(4)
  clock.time = start + CODE_WINDOW + 999
  expect(ask()).toBe(false)
  clock.time = start + CODE_WINDOW + 1000
  expect(allowed(times(8, ask))).toBe(6)
})

test('each exchange counts for itself', () => {
  const [one, other] = [exchange(), exchange()]
  times(10, () => mayBeSent(one.engine, 'visitor', 'ada@example.org'))
  expect(mayBeSent(other.engine, 'visitor', 'ada@example.org')).toBe(true)
})
