import { expect, test } from 'vitest'
import { add } from '#src/core/money/arithmetic.ts'
import { isAtMost } from '#src/core/money/compare.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { linearArithmetic } from '#src/core/perpetual/linear/arithmetic.ts'
import { isBeyondLiquidation, estimateOpening } from '../form/opening-estimate.ts'
import type { OrderTerms } from '../form/ordering.ts'
import type { Holdings } from '../holdings.ts'
import { testAccount, testContract } from '../tests/held.ts'
import { openingMath } from './opening-math.ts'
import { perpetualMath } from './perpetual-math.ts'

const linearMath = perpetualMath(linearArithmetic)
const linearOpeningMath = openingMath(linearArithmetic, 'arithmetic')

const contract = testContract({ minVolume: decimal('0.001'), maxVolume: decimal('10') })
const terms: OrderTerms = {
  contract,
  openFee: decimal('0.0005'),
  leverages: { kind: 'list', all: [decimal('20')] },
}
const opening = { volume: decimal('0.1'), price: decimal('50000'), leverage: decimal('20') }

const holdings = (mode: 'cross' | 'isolated', balance: string): Holdings => ({
  contracts: new Map([[contract.symbol, contract]]),
  positions: [],
  accounts: [testAccount({ mode, balance: decimal(balance) })],
})

const estimate = (direction: 'long' | 'short', held: Holdings | null) =>
  estimateOpening(
    terms,
    direction,
    opening,
    linearOpeningMath,
    held === null ? null : { holdings: held, markOf: () => opening.price, math: linearMath },
  )

test('FEAT-14.a an order costs its margin and its fee', () => {
  const { value, margin, fee, cost } = estimate('long', null)
  expect([value, margin, fee, cost].map((each) => toText(each).replace(/\.?0+$/, ''))).toEqual([
    '5000',
    '250',
    '2.5',
    '252.5',
  ])
})

test('FEAT-14.i the liquidation price of an isolated opening is that of the worked example', () => {
  const isolated = holdings('isolated', '1000')
  expect(toText(estimate('long', isolated).liquidation ?? decimal('0'))).toMatch(/^47762\.69/)
  expect(toText(estimate('short', isolated).liquidation ?? decimal('0'))).toMatch(/^52212\.8/)
})

test('FEAT-14.i with cross margin the whole account counts; without an account there is none', () => {
  // 1,000 in all once the fee is paid.
  expect(toText(estimate('long', holdings('cross', '1002.5')).liquidation ?? decimal('0'))).toMatch(
    /^40221\.21/,
  )
  expect(estimate('long', null).liquidation).toBeNull()
})

test('MSG-02.a the maximum costs no more than the margin, and one lot more would', () => {
  const usable = decimal('1234.56')
  const at = { price: decimal('50000.01'), leverage: decimal('20') }
  const most = linearOpeningMath.affordable(terms, usable, at)
  const costOf = (volume: typeof most) => {
    const { margin, fee } = linearOpeningMath.costOf(terms, { ...at, volume })
    return add(margin, fee)
  }
  expect(isAtMost(costOf(most), usable)).toBe(true)
  expect(isAtMost(costOf(add(most, decimal('0.0001'))), usable)).toBe(false)
})

test('a stop loss that the liquidation comes before is told', () => {
  const [below, above] = [decimal('47000'), decimal('48000')]
  expect(isBeyondLiquidation('long', below, decimal('47762.69'))).toBe(true)
  expect(isBeyondLiquidation('long', above, decimal('47762.69'))).toBe(false)
  expect(isBeyondLiquidation('short', above, decimal('47762.69'))).toBe(true)
  expect(isBeyondLiquidation('long', below, null)).toBe(false)
})
