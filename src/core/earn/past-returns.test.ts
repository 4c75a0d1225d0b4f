import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { readPastReturns, writePastReturns } from './past-returns.ts'

test('past returns that are written are read again', () => {
  const returns = [
    { days: 1, rate: decimal('0.021') },
    { days: 365, rate: decimal('-0.34') },
  ]
  expect(writePastReturns(returns)).toBe('[{"days":1,"rate":"0.021"},{"days":365,"rate":"-0.34"}]')
  expect(readPastReturns(writePastReturns(returns))).toEqual(returns)
})

test.each([
  null,
  undefined,
  '',
  '[]',
  '{}',
  'null',
  '0.05',
  '{"7":0.05}',
  '[null]',
  '[{"days":30}]',
  '[{"days":30,"rate":0.021}]',
  '[{"days":30,"rate":"0.021"},null]',
  '[{"days":1.5,"rate":"0.021"}]',
  '[{"days":0,"rate":"0.021"}]',
  '[{"days":"30","rate":"0.021"}]',
  '[{"days":30,"rate":"much"}]',
])('a text %j of another server tells no past returns', (text) => {
  expect(readPastReturns(text)).toBeNull()
})
