import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { isAtMost } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { inverseArithmetic } from '#src/core/perpetual/inverse/arithmetic.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { accountStandingOf, type PerpetualContract, type Position } from '../holdings.ts'
import { marksOf, testAccount, testContract, testHoldings, testPosition } from '../tests/held.ts'
import { openingMath } from './opening-math.ts'
import { perpetualMath } from './perpetual-math.ts'

const math = perpetualMath(inverseArithmetic)
const opening = openingMath(inverseArithmetic, 'harmonic')

const inverse = (change: Partial<PerpetualContract> = {}): PerpetualContract =>
  testContract({
    faceValue: decimal('100'),
    sizeUnit: 'USD',
    volumeUnit: 'contracts',
    money: { coin: 'BTC', places: 8 },
    scales: { price: 2, amount: 0 },
    ...change,
  })

const account = (change: Parameters<typeof testAccount>[0] = {}) =>
  testAccount({ symbol: 'BTC/USDT', money: { coin: 'BTC', places: 8 }, ...change })

/** 10,000 USD at 50,000, ten times. */
const position = (direction: Direction, change: Partial<Position> = {}): Position =>
  testPosition({
    direction,
    volume: decimal('100'),
    closable: decimal('100'),
    leverage: decimal('10'),
    margin: decimal('0.02'),
    ...change,
  })

const held = (positions: readonly Position[], balance = '1') =>
  testHoldings(positions, {
    contracts: new Map([['BTC/USDT', inverse()]]),
    accounts: [account({ mode: positions[0]?.mode ?? 'isolated', balance: decimal(balance) })],
  })

const text = (value: Decimal | null | undefined, places = 2): string | null =>
  value === null || value === undefined ? null : toText(truncate(value, places))

test('FEAT-15.i STATE-07.a the worked example: isolated and cross liquidation prices, profit in the coin', () => {
  const judge = (direction: Direction, change: Partial<Position>, balance: string, mark: string) =>
    math
      .judge(held([position(direction, change)], balance), marksOf({ 'BTC/USDT': mark }))
      .figures.get(id('7'))
  expect(text(judge('long', {}, '1', '50000')?.liquidation)).toBe('45704.54')
  expect(text(judge('short', {}, '1', '50000')?.liquidation)).toBe('55250.00')
  const cross = { mode: 'cross' as const }
  expect(text(judge('long', cross, '0.05', '50000')?.liquidation)).toBe('37240.74')
  expect(text(judge('short', cross, '0.05', '50000')?.liquidation)).toBe('76500.00')
  const risen = judge('long', {}, '1', '55000')
  expect(text(risen?.unrealised, 8)).toBe('0.01818181')
  expect([text(risen?.size), text(risen?.value, 8)]).toEqual(['10000.00', '0.18181818'])
})

test('ENT-06.a each contract has an account of its own: another has no part in its equity', () => {
  const eth = position('long', { id: id('9'), symbol: 'ETH/USDT' })
  const holdings = testHoldings([position('long'), eth], {
    contracts: new Map([
      ['BTC/USDT', inverse()],
      ['ETH/USDT', inverse({ symbol: 'ETH/USDT', base: 'ETH', money: { coin: 'ETH', places: 8 } })],
    ]),
    accounts: [
      account({ balance: decimal('0.5'), frozen: decimal('0.1') }),
      testAccount({ symbol: 'ETH/USDT', money: { coin: 'ETH', places: 8 }, balance: decimal('7') }),
    ],
  })
  const standing = math.judge(holdings, marksOf({ 'BTC/USDT': '50000', 'ETH/USDT': '50000' }))
  const of = (symbol: string) => accountStandingOf(standing, symbol)
  expect([text(of('BTC/USDT')?.equity, 8), of('BTC/USDT')?.positions]).toEqual(['0.62000000', 1])
  expect(text(of('BTC/USDT')?.used, 8)).toBe('0.12000000')
  expect(text(of('ETH/USDT')?.equity, 8)).toBe('7.02000000')
})

test('a short whose margin is worth as much as itself is said to have no liquidation price', () => {
  const judge = (margin: string) =>
    math
      .judge(held([position('short', { margin: decimal(margin) })]), marksOf({ 'BTC/USDT': '50000' }))
      .figures.get(id('7'))
  expect([judge('0.2')?.liquidation, judge('0.2')?.cannotLiquidate]).toEqual([null, true])
  expect([judge('0.15')?.liquidation === null, judge('0.15')?.cannotLiquidate]).toEqual([false, false])
})

test('a part is closed for its share; what a member owes is rounded up', () => {
  const part = { volume: decimal('33'), price: decimal('55000') }
  const closing = math.close(position('long'), inverse(), part)
  // 3,300 USD: 0.066 coins at 50,000 are 0.06 at 55,000; the fee is 0.05 percent of 0.06.
  expect([closing.profit, closing.fee, closing.margin].map((each) => text(each, 8))).toEqual([
    '0.00600000',
    '0.00003000',
    '0.00660000',
  ])
})

test('the margin of another leverage is that of opening the position at it', () => {
  expect(text(math.marginAt(position('long'), inverse(), decimal('20')), 8)).toBe('0.01000000')
  expect(text(math.marginAt(position('long'), inverse(), decimal('7')), 8)).toBe('0.02857143')
})

const terms = {
  contract: inverse(),
  openFee: decimal('0.0005'),
  leverages: { kind: 'list', all: [] },
} as const
const price = fc.bigInt(1_000n, 20_000_000n).map((ticks) => fromUnits(ticks, 2))
const volume = fc.bigInt(1n, 100_000n).map((contracts) => fromUnits(contracts, 0))

test('FEAT-15.a a size that is written in the coin is the same number of contracts when it is read', () => {
  fc.assert(
    fc.property(price, volume, (at, contracts) => {
      const coins = opening.valueOf(terms.contract, contracts, at)
      expect(opening.volumeWorth(terms.contract, coins, at)).toEqual(contracts)
    }),
  )
})

test('MSG-02.a the maximum is whole contracts, and costs no more than the margin', () => {
  fc.assert(
    fc.property(price, fc.bigInt(1n, 10n ** 10n), fc.constantFrom('1', '7', '100'), (at, units, leverage) => {
      const usable = fromUnits(units, 8)
      const most = opening.affordable(terms, usable, { price: at, leverage: decimal(leverage) })
      expect(truncate(most, 0)).toEqual(most)
      const { margin, fee } = opening.costOf(terms, { volume: most, price: at, leverage: decimal(leverage) })
      expect(isAtMost(fromUnits(toUnits8(margin) + toUnits8(fee), 8), usable)).toBe(true)
    }),
  )
})

const toUnits8 = (value: Decimal): bigint => BigInt(toText(truncate(value, 8)).replace('.', ''))
