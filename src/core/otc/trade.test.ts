import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { compare, equals, isAtLeast, isAtMost, isLess } from '#src/core/money/compare.ts'
import { decimal, fromUnits, placesOf, toText } from '#src/core/money/decimal.ts'
import { coinsFor, largestTrade, moneyFor, orderOf, sellable, tradeFee } from './trade.ts'

const units = (least: bigint, most: bigint, places: number) =>
  fc.bigInt({ min: least, max: most }).map((value) => fromUnits(value, places))
const anyMoney = units(0n, 10n ** 12n, 2)
const anyPrice = units(1n, 10n ** 9n, 2)
const anyCoins = units(0n, 10n ** 16n, 8)
const anyRate = units(0n, 10_000n, 6)
const [CENT, UNIT] = [decimal('0.01'), decimal('0.00000001')]

test.each([
  ['500.00', '1.0672', '468.51574212'],
  ['500.00', '0.92', '543.47826086'],
  ['1', '3', '0.33333333'],
  ['0.01', '96412.50', '0.00000010'],
  ['100', '0', '0'],
])('VAL-19.g %s of money at %s buys %s coins: cut off, not rounded', (money, price, coins) => {
  expect(compare(coinsFor(decimal(money), decimal(price)), decimal(coins))).toBe(0)
})

test.each([
  ['543.47826086', '0.92', '499.99'],
  ['0.00000010', '96412.50', '0.00'],
  ['2', '0.005', '0.01'],
])('VAL-19.g %s coins at %s cost %s: cut off, not rounded', (coins, price, money) => {
  expect(toText(moneyFor(decimal(coins), decimal(price)))).toBe(money)
})

test('the fee comes on top: of 1,000 coins at 0.1 % at most 999.00099900 are sold', () => {
  const [held, rate] = [decimal('1000'), decimal('0.001')]
  const sold = sellable(held, rate)
  expect(toText(sold)).toBe('999.00099900')
  expect(toText(tradeFee(sold, rate))).toBe('0.99900099')
  expect(toText(sellable(held, decimal('0.0005')))).toBe('999.50024987')
  expect(toText(tradeFee(decimal('231.07496071'), rate))).toBe('0.23107496')
})

test('the largest trade is what is left after the fee, or what the most money buys', () => {
  const limits = { remaining: decimal('1000'), price: decimal('2'), fee: decimal('0.001') }
  expect(toText(largestTrade({ ...limits, mostMoney: decimal('5000') }))).toBe('999.00099900')
  expect(toText(largestTrade({ ...limits, mostMoney: decimal('500') }))).toBe('250.00000000')
})

test('either side can be typed; the other follows', () => {
  const price = decimal('1.0672')
  const texts = ({ money, coins }: ReturnType<typeof orderOf>) => [toText(money), toText(coins)]
  expect(texts(orderOf({ money: decimal('500') }, price))).toEqual(['500', '468.51574212'])
  expect(texts(orderOf({ coins: decimal('468.51574212') }, price))).toEqual(['499.99', '468.51574212'])
})

test('VAL-18.l VAL-19.g coins for money have 8 decimals, cost no more than it, and one unit more would', () => {
  fc.assert(
    fc.property(anyMoney, anyPrice, (money, price) => {
      const coins = coinsFor(money, price)
      expect(placesOf(coins)).toBe(8)
      expect(isAtMost(multiply(coins, price), money)).toBe(true)
      expect(isLess(money, multiply(add(coins, UNIT), price))).toBe(true)
    }),
  )
})

test('VAL-18.l VAL-19.g money for coins has 2 decimals at most and lacks less than a cent', () => {
  fc.assert(
    fc.property(anyCoins, anyPrice, (coins, price) => {
      const [money, exact] = [moneyFor(coins, price), multiply(coins, price)]
      expect(placesOf(money)).toBeLessThanOrEqual(2)
      expect(isAtMost(money, exact) && isLess(subtract(exact, money), CENT)).toBe(true)
    }),
  )
})

test('coins sold and their fee fit into the holding, and one unit more than two would not', () => {
  fc.assert(
    fc.property(anyCoins, anyRate, (held, rate) => {
      const cost = (coins: typeof held) => add(coins, multiply(coins, rate))
      const sold = sellable(held, rate)
      expect(isAtMost(add(sold, tradeFee(sold, rate)), held)).toBe(true)
      expect(isLess(held, cost(add(sold, UNIT)))).toBe(true)
    }),
  )
})

test('the largest trade keeps both limits', () => {
  fc.assert(
    fc.property(anyCoins, anyMoney, anyPrice, anyRate, (remaining, mostMoney, price, fee) => {
      const coins = largestTrade({ remaining, mostMoney, price, fee })
      expect(isAtMost(coins, remaining)).toBe(true)
      expect(isAtMost(moneyFor(coins, price), mostMoney)).toBe(true)
      const reached = equals(coins, sellable(remaining, fee)) || equals(coins, coinsFor(mostMoney, price))
      expect(reached && isAtLeast(coins, decimal('0'))).toBe(true)
    }),
  )
})
