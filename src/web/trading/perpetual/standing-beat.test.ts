import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { linearArithmetic } from '#src/core/perpetual/linear/arithmetic.ts'
import { perpetualMath } from './math/perpetual-math.ts'
import { createStandingBeat } from './standing-beat.ts'
import { testHoldings, testPosition } from './tests/held.ts'

const linearMath = perpetualMath(linearArithmetic)

function withMarks() {
  const prices = new Map<string, string>()
  const listeners = new Set<() => void>()
  let clock = 100
  let judgements = 0
  const planned = new Map<() => void, number>()
  const marks = {
    of: (symbol: string) => {
      const price = prices.get(symbol)
      return price === undefined ? null : decimal(price)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const beats = {
    now: () => clock,
    onBeat: (moment: number, run: () => void) => {
      planned.set(run, moment)
      return () => planned.delete(run)
    },
  }
  const judge: typeof linearMath.judge = (...of) => {
    judgements += 1
    return linearMath.judge(...of)
  }
  const beat = createStandingBeat(marks, { ...linearMath, judge }, beats)
  const move = (price: string): void => {
    prices.set('BTC/USDT', price)
    for (const listener of listeners) listener()
  }
  const nextBeat = (): number | null => (planned.size === 0 ? null : Math.min(...planned.values()))
  /** Goes on to the next beat that something waits for. */
  const pass = (): void => {
    clock = nextBeat() ?? clock
    const due = Array.from(planned).filter(([, moment]) => moment === clock)
    for (const [run] of due) planned.delete(run)
    for (const [run] of due) run()
  }
  const passUntil = (moment: number): void => {
    for (let next = nextBeat(); next !== null && next <= moment; next = nextBeat()) pass()
  }
  const profit = () => beat.get()?.figures.get(id('7'))?.unrealised
  return {
    beat,
    move,
    pass,
    profit,
    passUntil,
    nextBeat,
    now: () => clock,
    judgements: () => judgements,
    listeners,
  }
}

test('moving marks are judged once a second, changed holdings at once', () => {
  const { beat, move, passUntil, profit } = withMarks()
  beat.start()
  move('51000')
  beat.hold(testHoldings([testPosition()]))
  expect(profit()).toEqual(decimal('100.00000000'))
  passUntil(1000)
  move('52000')
  move('53000')
  expect(profit()).toEqual(decimal('100.00000000'))
  passUntil(1999)
  expect(profit()).toEqual(decimal('100.00000000'))
  passUntil(2000)
  expect(profit()).toEqual(decimal('300.00000000'))
})

test('an account is judged once for all who read it, however many marks move in a second', () => {
  const { beat, move, pass, judgements } = withMarks()
  beat.start()
  const readers = Array.from({ length: 40 }, () => {
    const seen: unknown[] = []
    beat.subscribe(() => seen.push(beat.get()))
    return seen
  })
  beat.hold(testHoldings([testPosition()]))
  expect(judgements()).toBe(1)
  for (const price of ['51000', '51001', '51002']) move(price)
  beat.setPrices(new Map([['ETH/USDT', decimal('3000')]]))
  pass()
  expect(judgements()).toBe(2)
  for (const seen of readers) expect(seen).toEqual([readers[0]?.[0], beat.get()])
})

test('rows are told one after the other of a judgement, and together of changed holdings', () => {
  const { beat, move, pass, now } = withMarks()
  beat.start()
  const told: string[] = []
  for (const row of ['a', 'b', 'c', 'd', 'e', 'a'])
    beat.ofRow(row).subscribe(() => told.push(`${row} ${now()}`))
  beat.hold(testHoldings([testPosition()]))
  expect(told.splice(0).toSorted()).toEqual(['a 100', 'a 100', 'b 100', 'c 100', 'd 100', 'e 100'])
  move('51000')
  for (let beats = 0; beats < 5; beats += 1) pass()
  expect(told).toEqual(['a 1250', 'd 1250', 'a 1250', 'b 1500', 'e 1500', 'c 1750'])
  expect(beat.ofRow('d').get()).toBe(beat.get())
})

test('without a pushed mark price that of the snapshot counts', () => {
  const { beat, profit } = withMarks()
  beat.setPrices(new Map([['BTC/USDT', decimal('50500')]]))
  beat.hold(testHoldings([testPosition()]))
  expect(profit()).toEqual(decimal('50.00000000'))
})

test('an ended beat judges nothing more', () => {
  const { beat, move, pass, nextBeat, listeners } = withMarks()
  const stop = beat.start()
  beat.hold(testHoldings([testPosition()]))
  move('51000')
  pass()
  move('52000')
  expect(nextBeat()).not.toBeNull()
  stop()
  expect(nextBeat()).toBeNull()
  expect(listeners.size).toBe(0)
})
