import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import { linearArithmetic } from '#src/core/perpetual/linear/arithmetic.ts'
import { marksOf, testAccount, testContract, testHoldings, testPosition } from '../tests/held.ts'
import { perpetualMath } from './perpetual-math.ts'

const linearMath = perpetualMath(linearArithmetic)

const text = (value: Decimal | null | undefined, places = 2): string | null =>
  value === null || value === undefined ? null : toText(truncate(value, places))

const at50 = marksOf({ 'BTC/USDT': '50000', 'ETH/USDT': '3000' })

test('ENT-06.a the figures of isolated positions at their mark price', () => {
  const short = testPosition({ id: id('8'), direction: 'short' })
  const { figures, accounts } = linearMath.judge(
    testHoldings([testPosition(), short]),
    marksOf({ 'BTC/USDT': '51000' }),
  )
  const long = figures.get(id('7'))
  expect(text(long?.value)).toBe('5100.00')
  expect(text(long?.unrealised)).toBe('100.00')
  expect(text(long?.returned)).toBe('0.40')
  expect(text(long?.liquidation)).toBe('47762.69')
  // 51,000 less 47,762.69, of 51,000.
  expect(text(long?.distance, 4)).toBe('0.0634')
  // 0.55 percent of 5,100 to 250 + 100.
  expect(text(long?.marginRate, 4)).toBe('0.0801')
  expect(text(long?.multiple)).toBe('14.57')
  expect(text(figures.get(id('8'))?.liquidation)).toBe('52212.82')
  expect(text(figures.get(id('8'))?.unrealised)).toBe('-100.00')
  expect(accounts[0]?.riskiest?.id).toBe(id('8'))
  expect(text(accounts[0]?.marginRate, 4)).toBe('0.1870')
})

test('STATE-07.a cross positions share the money of the account, and are judged only while all prices are known', () => {
  const cross = testPosition({ mode: 'cross' })
  const accounts = [testAccount({ mode: 'cross', balance: decimal('750') })]
  const judged = linearMath.judge(testHoldings([cross], { accounts }), at50)
  expect(text(judged.figures.get(id('7'))?.liquidation)).toBe('40221.21')
  // Another contract: 1 ETH at 3,200 has lost 200, and keeps 0.55 percent of 3,000.
  const eth = testPosition({
    id: id('9'),
    mode: 'cross',
    symbol: 'ETH/USDT',
    entry: decimal('3200'),
    volume: decimal('1'),
    margin: decimal('0'),
  })
  const both = testHoldings([cross, eth], { accounts })
  const standing = linearMath.judge(both, at50)
  expect(text(standing.figures.get(id('7'))?.liquidation)).toBe('42398.19')
  expect(text(standing.accounts[0]?.equity)).toBe('800.00')
  expect(text(standing.accounts[0]?.usable)).toBe('550.00')
  const blind = linearMath.judge(both, marksOf({ 'BTC/USDT': '50000' }))
  expect(blind.figures.get(id('7'))?.liquidation).toBeNull()
  expect(blind.figures.get(id('7'))?.unrealised).not.toBeNull()
  expect(blind.accounts[0]?.equity).toBeNull()
})

test('a position beyond its liquidation price has none, rather than a wrong one', () => {
  const { figures } = linearMath.judge(testHoldings([testPosition()]), marksOf({ 'BTC/USDT': '47000' }))
  expect(figures.get(id('7'))?.liquidation).toBeNull()
  expect(figures.get(id('7'))?.marginRate).toBeNull()
})

test('closing a part brings its share of the profit and of the margin, less the fee', () => {
  const part = { volume: decimal('0.025'), price: decimal('52000') }
  const closing = linearMath.close(testPosition(), testContract(), part)
  expect([closing.value, closing.profit, closing.fee, closing.margin].map((each) => text(each))).toEqual([
    '1300.00',
    '50.00',
    '0.65',
    '62.50',
  ])
})

test('a contract of another face value counts coins, not contracts', () => {
  const contracts = new Map([['BTC/USDT', testContract({ faceValue: decimal('0.01') })]])
  const position = testPosition({ volume: decimal('10') })
  const { figures } = linearMath.judge(testHoldings([position], { contracts }), at50)
  expect(text(figures.get(id('7'))?.size)).toBe('0.10')
  expect(text(figures.get(id('7'))?.liquidation)).toBe('47762.69')
})

test('MSG-02.b margin is taken only down to what opening takes, then and now', () => {
  const more = testPosition({ margin: decimal('400') })
  const removable = (mark: string) => text(linearMath.removable(more, testContract(), decimal(mark)))
  expect(removable('50000')).toBe('150.00')
  // A loss of 100 has to stay covered, at 245 of the lower value.
  expect(removable('49000')).toBe('55.00')
  // A profit is not realised, so it is not taken.
  expect(removable('52000')).toBe('150.00')
  expect(text(linearMath.removable(testPosition(), testContract(), decimal('49000')))).toBe('0.00')
})
