import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { day } from '#src/core/time/day.ts'
import { instant } from '#src/core/time/instant.ts'
import type { StakeMoney, StakeState } from '../stake.ts'
import { dayLossOf, passesLimit } from './day-loss.ts'
import { changedLimit, type LossLimit, limitOn, lossLimits, NO_LIMIT, setLossLimit } from './loss-limit.ts'

const MONDAY = day('2026-11-23')
const TUESDAY = day('2026-11-24')
const limit = (text: string): LossLimit => ({ amount: decimal(text), next: null })
const shown = ({ amount, next }: LossLimit) => [
  amount && toText(amount),
  next && [next.amount && toText(next.amount), next.from],
]

test('a stricter limit counts at once, a looser one and none from the next day on', () => {
  expect(shown(changedLimit(NO_LIMIT, decimal('300'), MONDAY))).toEqual(['300', null])
  expect(shown(changedLimit(limit('300'), decimal('200'), MONDAY))).toEqual(['200', null])
  const looser = changedLimit(limit('300'), decimal('500'), MONDAY)
  expect(shown(looser)).toEqual(['300', ['500', TUESDAY]])
  expect(shown(limitOn(looser, MONDAY))).toEqual(['300', ['500', TUESDAY]])
  expect(shown(limitOn(looser, TUESDAY))).toEqual(['500', null])
  expect(shown(changedLimit(limit('300'), null, MONDAY))).toEqual(['300', [null, TUESDAY]])
})

test('a stricter limit takes the place of a looser one that waits', () => {
  const looser = changedLimit(limit('300'), decimal('500'), MONDAY)
  expect(shown(changedLimit(looser, decimal('100'), MONDAY))).toEqual(['100', null])
  expect(shown(changedLimit(looser, decimal('400'), TUESDAY))).toEqual(['400', null])
})

test('limits are kept by member', () => {
  setLossLimit('1', decimal('300'), MONDAY)
  setLossLimit('2', decimal('50'), MONDAY)
  setLossLimit('1', null, MONDAY)
  lossLimits.refresh()
  expect(shown(lossLimits.get()['1'] ?? NO_LIMIT)).toEqual(['300', [null, TUESDAY]])
  expect(shown(lossLimits.get()['2'] ?? NO_LIMIT)).toEqual(['50', null])
})

const stake = (state: StakeState, amount: string, coin = 'USDT'): StakeMoney => ({
  coin,
  placed: instant(0),
  state,
  amount: decimal(amount),
})

test('the loss of a day is that of both products less their gains, and never below 0', () => {
  const { lost, result, running } = dayLossOf(
    [
      stake('lose', '-101'),
      stake('win', '87.2'),
      stake('lose', '-50', 'BTC'),
      stake('tied', '0'),
      stake('running', '20.2'),
    ],
    'USDT',
  )
  expect([lost, result, running].map(toText)).toEqual(['13.8', '-13.8', '20.2'])
  expect(toText(dayLossOf([stake('win', '87.2')], 'USDT').lost)).toBe('0')
})

test('a limit is passed by what it could cost with all that runs, not by what reaches it', () => {
  const loss = dayLossOf([stake('lose', '-101'), stake('running', '99')], 'USDT')
  expect(passesLimit(loss, decimal('100'), decimal('300'))).toBe(false)
  expect(passesLimit(loss, decimal('100.01'), decimal('300'))).toBe(true)
  // Gains of the day make room for losses.
  const won = dayLossOf([stake('win', '50')], 'USDT')
  expect(passesLimit(won, decimal('350'), decimal('300'))).toBe(false)
})
