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
  let planned: { readonly moment: number; readonly run: () => void } | null = null
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
      planned = { moment, run }
      return () => {
        planned = null
      }
    },
  }
  let judgements = 0
  const judge: typeof linearMath.judge = (...of) => {
    judgements += 1
    return linearMath.judge(...of)
  }
  const beat = createStandingBeat(marks, { ...linearMath, judge }, beats)
  const move = (price: string): void => {
    prices.set('BTC/USDT', price)
    for (const listener of listeners) listener()
  }
  const pass = (): void => {
    const { moment, run } = planned ?? { moment: clock, run: () => {} }
    clock = moment
    planned = null
    run()
  }
  const profit = () => beat.get()?.figures.get(id('7'))?.unrealised
  return {
    beat,
    move,
    pass,
    profit,
    planned: () => planned?.moment ?? null,
    judgements: () => judgements,
    listeners,
  }
}

test('moving marks are judged once a second, changed holdings at once', () => {
  const { beat, move, pass, profit, planned } = withMarks()
  beat.start()
  move('51000')
  beat.hold(testHoldings([testPosition()]))
  expect(profit()).toEqual(decimal('100.00000000'))
  pass()
  move('52000')
  move('53000')
  expect(profit()).toEqual(decimal('100.00000000'))
  expect(planned()).toBe(2000)
  pass()
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

test('without a pushed mark price that of the snapshot counts', () => {
  const { beat, profit } = withMarks()
  beat.setPrices(new Map([['BTC/USDT', decimal('50500')]]))
  beat.hold(testHoldings([testPosition()]))
  expect(profit()).toEqual(decimal('50.00000000'))
})

test('an ended beat judges nothing more', () => {
  const { beat, move, planned, listeners } = withMarks()
  const stop = beat.start()
  beat.hold(testHoldings([testPosition()]))
  move('51000')
  expect(planned()).not.toBeNull()
  stop()
  expect(planned()).toBeNull()
  expect(listeners.size).toBe(0)
})
