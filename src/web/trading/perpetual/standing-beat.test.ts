import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { linearMath } from '../products/swap/positions/linear-math.ts'
import { testHoldings, testPosition } from '../products/swap/tests/held.ts'
import { createStandingBeat } from './standing-beat.ts'

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
  const environment = {
    now: () => clock,
    at: (moment: number, run: () => void) => {
      planned = { moment, run }
      return () => {
        planned = null
      }
    },
  }
  const beat = createStandingBeat(marks, linearMath, environment)
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
  return { beat, move, pass, profit, planned: () => planned?.moment ?? null, listeners }
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

test('without a pushed mark price that of the snapshot counts', () => {
  const { beat, profit } = withMarks()
  beat.hold(testHoldings([testPosition()], { prices: new Map([['BTC/USDT', decimal('50500')]]) }))
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
