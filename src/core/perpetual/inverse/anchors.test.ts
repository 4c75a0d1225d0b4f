import { expect, test } from 'vitest'
import { decimal, fromUnits, toText, toUnits } from '../../money/decimal.ts'
import { truncate } from '../../money/arithmetic.ts'
import { effectiveMultiple } from '../account.ts'
import type { PerpetualPosition } from '../position.ts'
import { sumOf } from '../linear/headroom.ts'
import { liquidationPrice } from '../linear/liquidation.ts'
import { opened } from '../linear/position.ts'
import { SCALE } from '../units.ts'
import { inverseArithmetic } from './arithmetic.ts'

const {
  amountOf,
  averagePrice,
  bankruptcyPrice,
  closed,
  feeOf,
  fundingOwed,
  headroomOf,
  headroomOfMoney,
  initialMargin,
  maintenanceMargin,
  maximumOpenable,
  notionalOf,
  openingCost,
  unrealisedProfit,
} = inverseArithmetic

const units = (text: string): bigint => toUnits(decimal(text), SCALE)
const text = (value: bigint | null | undefined, places = 2): string =>
  value === null || value === undefined ? '--' : toText(truncate(fromUnits(value, SCALE), places))

/** `size` in USD: contracts × face value. */
const position = (
  direction: PerpetualPosition['direction'],
  size: string,
  price: string,
  margin = '0',
): PerpetualPosition => ({
  direction,
  size: units(size),
  cost: notionalOf(units(size), units(price)),
  margin: units(margin),
})

const RATE = units('0.0055')

/** Margins of isolated positions and money of a wallet with cross margin are sums alike. */
const liquidated = (money: string, held: readonly PerpetualPosition[], mark: string, rate = RATE): string => {
  const parts = held.flatMap((each) => [headroomOfMoney(each.margin), headroomOf(each, rate)])
  return text(liquidationPrice(sumOf([headroomOfMoney(units(money)), ...parts]), units(mark)))
}

test('STATE-07.e the worked example of an isolated position is liquidated where its margin is what must be kept', () => {
  const long = position('long', '10000', '50000', '0.02')
  const short = position('short', '10000', '50000', '0.02')
  expect(text(initialMargin(long.cost, units('10')), 8)).toBe('0.02000000')
  expect(liquidated('0', [long], '50000')).toBe('45704.54')
  expect(liquidated('0', [short], '50000')).toBe('55250.00')
  // P·L ÷ (L + 1) and P·L ÷ (L − 1).
  expect([text(bankruptcyPrice(long)), text(bankruptcyPrice(short))]).toEqual(['45454.54', '55555.55'])
})

test('STATE-07.f the worked examples of a wallet with cross margin: one side alone, and both', () => {
  const long = position('long', '10000', '50000', '0.02')
  const short = position('short', '10000', '50000', '0.02')
  expect(liquidated('0.05', [long], '50000')).toBe('37240.74')
  expect(liquidated('0.05', [short], '50000')).toBe('76500.00')
  // (10,000 · 1.0055 − 4,000 · 0.9945) ÷ (0.05 + 0.02 + 0.008 + 0.2 − 0.08)
  const hedge = position('short', '4000', '50000', '0.008')
  expect(liquidated('0.05', [long, hedge], '50000')).toBe('30691.91')
})

test.each(['0.2', '0.3'])('a short whose margin is %s of a cost of 0.2 cannot be liquidated', (margin) => {
  const short = position('short', '10000', '50000', margin)
  expect(liquidated('0', [short], '50000')).toBe('--')
  expect(bankruptcyPrice(short)).toBeNull()
})

test('a unit less than the cost of a short is a margin with which it can be liquidated', () => {
  const short = position('short', '10000', '50000', '0.19999999')
  expect(liquidated('0', [short], '50000')).toBe('994500000000.00')
  expect(text(bankruptcyPrice(short))).toBe('1000000000000.00')
})

test('a position that the mark price is beyond has no liquidation price', () => {
  expect(liquidated('0', [position('long', '10000', '50000', '0.02')], '45000')).toBe('--')
  expect(liquidated('0', [position('short', '10000', '50000', '0.02')], '56000')).toBe('--')
})

/** It takes what must be kept at the price of opening; here it is taken at the price of the liquidation. */
test.each([
  ['long', '1826.48', '1827.27'],
  ['short', '2209.94', '2211.11'],
] as const)(
  'MCS, 10 times at 2,000: a %s at %s, less than 0.1 percent from our %s',
  (direction, theirs, ours) => {
    const rate = units('0.005')
    const opening = position(direction, '2000', '2000')
    const margin = initialMargin(opening.cost, units('10'))
    const kept = maintenanceMargin(opening.cost, rate)
    const atOpening = bankruptcyPrice({ ...opening, margin: margin - kept })
    expect(text(atOpening)).toBe(theirs)
    expect(liquidated('0', [{ ...opening, margin }], '2000', rate)).toBe(ours)
    const gap = units(ours) - (atOpening ?? 0n)
    expect(gap * 1000n < units(theirs)).toBe(true)
  },
)

test.each([
  ['Coinlocally', ['1000', '5000'], ['2000', '6000'], '5625.00'],
  ['OKX', ['1000', '100000'], ['500', '80000'], '92307.69'],
] as const)('%s: the harmonic average of %j and %j is %s', (_exchange, first, second, average) => {
  for (const direction of ['long', 'short'] as const) {
    const [size, price] = [units(second[0]), units(second[1])]
    const both = opened(position(direction, first[0], first[1]), {
      size,
      notional: notionalOf(size, price),
      margin: 0n,
    })
    expect(text(averagePrice(both))).toBe(average)
  }
})

test.each([
  ['Coinlocally', 'long', '1000', '5000', '5500', '0.01818181'],
  ['Coinlocally', 'short', '1000', '5000', '4500', '0.02222222'],
  ['OKX', 'short', '100000', '100000', '80000', '0.25000000'],
  ['own', 'long', '10000', '50000', '55000', '0.01818181'],
  ['a loss is rounded up', 'short', '10000', '50000', '55000', '-0.01818182'],
] as const)(
  '%s: a %s of %s USD at %s earns, at %s, %s coins',
  (_exchange, direction, size, price, mark, profit) => {
    expect(text(unrealisedProfit(position(direction, size, price), units(mark)), 8)).toBe(profit)
  },
)

test('funding is rounded up for who pays it, and cut for who receives it', () => {
  const notional = notionalOf(units('10000'), units('51000'))
  const rate = units('0.0001')
  expect(text(fundingOwed('long', notional, rate), 8)).toBe('0.00001961')
  expect(text(fundingOwed('short', notional, rate), 8)).toBe('-0.00001960')
  expect(text(fundingOwed('short', notional, -rate), 8)).toBe('0.00001961')
})

test('an order costs its margin and its fee, and a part that is closed brings its part of both', () => {
  const notional = notionalOf(units('10000'), units('51000'))
  expect(text(amountOf(notional), 8)).toBe('0.19607843')
  expect(text(initialMargin(notional, units('10')), 8)).toBe('0.01960785')
  expect(text(feeOf(notional, units('0.0005')), 8)).toBe('0.00009804')
  expect(text(openingCost(notional, units('10'), units('0.0005')), 8)).toBe('0.01970589')
  const part = { size: units('3000'), notional: notionalOf(units('3000'), units('51000')) }
  const { profit, margin, cost } = closed(position('long', '10000', '50000', '0.02'), part)
  expect([text(profit, 8), text(margin, 8), text(amountOf(cost), 8)]).toEqual([
    '0.00117647',
    '0.00600000',
    '0.06000000',
  ])
})

test('0.1 coins open 497 contracts of 100 USD at 10 times and 50,000', () => {
  const terms = {
    price: units('50000'),
    leverage: units('10'),
    feeRate: units('0.0005'),
    lot: units('100'),
  }
  expect(text(maximumOpenable(units('0.1'), terms), 0)).toBe('49700')
})

test('money that pays a contract but not what is rounded up opens none', () => {
  const terms = {
    price: units('60000'),
    leverage: units('10'),
    feeRate: units('0.0005'),
    lot: units('100'),
  }
  // Margin 0.000166666… and fee 0.000000833… are 0.0001675 together.
  expect(maximumOpenable(units('0.0001675'), terms)).toBe(0n)
  expect(text(maximumOpenable(units('0.00016751'), terms), 0)).toBe('100')
})

test('the effective multiple is the value in coins ÷ equity', () => {
  const { cost } = position('long', '10000', '50000')
  expect(text(effectiveMultiple(amountOf(cost), units('0.02')))).toBe('10.00')
})
