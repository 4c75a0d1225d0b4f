import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { compare, isAtMost, isGreater } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, placesOf, toText, ZERO } from '#src/core/money/decimal.ts'
import { affordableStake, betBreakEven, betCost, betFee, betPayout, type OptionTerms } from './option-bet.ts'

const terms = (more: Partial<Record<'odds' | 'feeRate' | 'rewardFeeRate', string>> = {}): OptionTerms => ({
  odds: decimal(more.odds ?? '0.9'),
  feeRate: decimal(more.feeRate ?? '0.01'),
  rewardFeeRate: decimal(more.rewardFeeRate ?? '0.02'),
  places: 2,
  isTieLost: false,
})

const anyUnits = (most: bigint) => fc.bigInt({ min: 0n, max: most })
const anyStake = anyUnits(10n ** 9n).map((units) => fromUnits(units + 1n, 2))
const anyRate = (most: bigint) => anyUnits(most).map((units) => toText(fromUnits(units, 4)))
const anyTerms = fc
  .record({ odds: anyRate(20_000n), feeRate: anyRate(5000n), rewardFeeRate: anyRate(9999n) })
  .map(terms)

test.each([
  ['win', { reward: '90.0000', rewardFee: '1.80000000', fee: '1.00', net: '87.20000000' }],
  ['lose', { reward: '0', rewardFee: '0', fee: '1.00', net: '-101.00' }],
  ['tied', { reward: '0', rewardFee: '0', fee: '0', net: '0' }],
  ['cancelled', { reward: '0', rewardFee: '0', fee: '0', net: '0' }],
] as const)(
  'FEAT-16.e a bet of 100 at odds 0.9 that ends %s moves the documented money',
  (outcome, wanted) => {
    const { reward, rewardFee, fee, net } = betPayout(decimal('100'), outcome, terms())
    for (const [found, expected] of [
      [reward, wanted.reward],
      [rewardFee, wanted.rewardFee],
      [fee, wanted.fee],
      [net, wanted.net],
    ] as const)
      expect([toText(found), compare(found, decimal(expected))]).toEqual([toText(found), 0])
    expect(toText(betCost(decimal('100'), terms()))).toBe('101.00')
  },
)

test('a fee is cut to the decimals of a stake, and a reward to four', () => {
  expect(toText(betFee(decimal('5.99'), terms()))).toBe('0.05')
  const { reward, rewardFee } = betPayout(decimal('5.55'), 'win', terms({ odds: '0.77777' }))
  expect(toText(reward)).toBe('4.3166')
  expect(toText(rewardFee)).toBe('0.086332')
})

test('a tie that loses costs stake and fee', () => {
  const { net, fee } = betPayout(decimal('100'), 'tied', { ...terms(), isTieLost: true })
  expect([toText(net), toText(fee)]).toEqual(['-101.00', '1.00'])
})

test.each([
  ['0.9', '0.01', '0.02', '0.53666312'],
  ['0.9', '0.01', '0', '0.53157894'],
  ['1', '0', '0', '0.50000000'],
])(
  'FEAT-16.i at odds %s, fee %s and fee on rewards %s a share of %s breaks even',
  (odds, feeRate, rewardFeeRate, share) => {
    expect(toText(betBreakEven(terms({ odds, feeRate, rewardFeeRate })))).toBe(share)
  },
)

test('with fewer hits than the break-even share bets lose, with more they win', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 0, max: 100 }), (own, hits) => {
      const stake = decimal('1000000')
      const win = betPayout(stake, 'win', own).net
      const lose = betPayout(stake, 'lose', own).net
      const times = (amount: Decimal, count: number) => multiply(amount, fromUnits(BigInt(count), 0))
      const total = add(times(win, hits), times(lose, 100 - hits))
      const share = betBreakEven(own)
      const hitShare = fromUnits(BigInt(hits), 2)
      const isAbove = isGreater(hitShare, add(share, decimal('0.0001')))
      const isBelow = isGreater(share, add(hitShare, decimal('0.0001')))
      expect(isAbove ? compare(total, ZERO) : 1).toBe(1)
      expect(isBelow ? compare(total, ZERO) : -1).toBe(-1)
    }),
  )
})

test('the net of a bet is its reward less all fees, or all that it cost', () => {
  fc.assert(
    fc.property(anyStake, anyTerms, (stake, own) => {
      const win = betPayout(stake, 'win', own)
      expect(compare(add(win.net, add(win.fee, win.rewardFee)), win.reward)).toBe(0)
      expect(isAtMost(win.reward, multiply(stake, own.odds))).toBe(true)
      expect(placesOf(truncate(win.reward, 4))).toBeLessThanOrEqual(4)
      const lose = betPayout(stake, 'lose', own)
      expect(compare(add(lose.net, betCost(stake, own)), ZERO)).toBe(0)
    }),
  )
})

test('VAL-29.p the largest affordable stake is paid with its fee, and a hundredth more is not', () => {
  fc.assert(
    fc.property(anyUnits(10n ** 14n), anyTerms, (units, own) => {
      const balance = fromUnits(units, 8)
      const most = affordableStake(balance, own)
      expect(isAtMost(betCost(most, own), balance)).toBe(true)
      expect(isGreater(betCost(add(most, decimal('0.01')), own), balance)).toBe(true)
    }),
  )
})

test('an empty balance affords nothing', () => {
  expect(toText(affordableStake(decimal('0.00999999'), terms()))).toBe('0')
})
