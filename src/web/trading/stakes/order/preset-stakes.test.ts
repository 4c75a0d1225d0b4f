import { expect, test } from 'vitest'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { presetStakes } from './preset-stakes.ts'

test.each([
  ['5', '5000', ['5', '20', '100', '500', '5000']],
  ['10', '50', ['10', '20', '50']],
  ['0.001', '0.05', ['0.001', '0.002', '0.005', '0.010', '0.05']],
  ['10', '10', ['10']],
  ['7', '30', ['7', '10', '20', '30']],
])('round amounts are proposed from %s to %s', (least, most, proposed) => {
  const stakes = presetStakes(decimal(least), decimal(most))
  expect(stakes.map(toText)).toEqual(proposed)
})
