import { expect, test } from 'vitest'
import { SavingsPeriodUnit } from '#generated/models/savings-period-unit.ts'
import { textsOf } from '#tests/support/texts.ts'
import { termText } from './term-text.ts'

const t = textsOf('en_US')

test.each([
  [7, SavingsPeriodUnit.DAY, '7 days'],
  [1, null, '1 day'],
  [30, SavingsPeriodUnit.MONTH, '1 month'],
  [180, SavingsPeriodUnit.MONTH, '6 months'],
  [365, SavingsPeriodUnit.YEAR, '1 year'],
  [730, SavingsPeriodUnit.YEAR, '2 years'],
  [45, SavingsPeriodUnit.MONTH, '45 days'],
  [360, SavingsPeriodUnit.YEAR, '360 days'],
  [30, undefined, '30 days'],
])('a term of %i days in the unit %s is %s', (duration, periodUnit, expected) => {
  expect(termText({ duration, periodUnit }, t)).toBe(expected)
})
