import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiply, subtract } from '#src/core/money/arithmetic.ts'
import { compare, isAtMost, isLess } from '#src/core/money/compare.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { secondBreakEven, secondPayout } from './second-order.ts'

test.each([
  ['win', '75.00000000', '75.00000000'],
  ['lose', '0', '-100'],
  ['tied', '0', '0'],
  ['cancelled', '0', '0'],
] as const)(
  'FEAT-17.d an order of 100 at 75 %% that ends %s moves the documented money',
  (outcome, reward, net) => {
    const payout = secondPayout(decimal('100'), outcome, decimal('0.75'))
    expect(compare(payout.reward, decimal(reward))).toBe(0)
    expect(compare(payout.net, decimal(net))).toBe(0)
    expect([toText(payout.fee), toText(payout.rewardFee)]).toEqual(['0', '0'])
  },
)

test('a reward is cut to eight decimals, never rounded', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 14n }),
      fc.bigInt({ min: 0n, max: 10n ** 6n }),
      (units, rateUnits) => {
        const [stake, rate] = [fromUnits(units, 8), fromUnits(rateUnits, 5)]
        const { reward } = secondPayout(stake, 'win', rate)
        const exact = multiply(stake, rate)
        expect(isAtMost(reward, exact)).toBe(true)
        expect(isLess(subtract(exact, reward), decimal('0.00000001'))).toBe(true)
      },
    ),
  )
})

test.each([
  ['0.75', '0.57142857'],
  ['0.85', '0.54054054'],
  ['1', '0.50000000'],
])('FEAT-17.h at %s a share of %s breaks even', (rate, share) => {
  expect(toText(secondBreakEven(decimal(rate)))).toBe(share)
})
