import { expect, test } from 'vitest'
import { isPositive, isLess } from '#src/core/money/compare.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { amountOf, amountText, unitsIn } from './amounts.ts'
import { availableOf } from './available.ts'
import { COINS, findCoin } from './coins.ts'
import { MEMBER, moneyExchange, OTHER, unitsOf } from './testing-money.ts'

test('coins are numbered from 1 in their order, with short and long names that differ', () => {
  expect(COINS.map(({ id, unit, name }) => [id, unit, name])).toEqual([
    [1, 'USDT', 'Tether'],
    [2, 'BTC', 'Bitcoin'],
    [3, 'ETH', 'Ethereum'],
    [4, 'OBX', 'Openbourse Token'],
    [5, 'USDC', 'USD Coin'],
    [6, 'BNB', 'BNB'],
    [7, 'SOL', 'Solana'],
    [8, 'XRP', 'XRP'],
    [9, 'ADA', 'Cardano'],
    [10, 'DOGE', 'Dogecoin'],
    [11, 'TRX', 'TRON'],
    [12, 'LTC', 'Litecoin'],
    [13, 'LINK', 'Chainlink'],
    [14, 'DOT', 'Polkadot'],
    [15, 'AVAX', 'Avalanche'],
  ])
  expect(COINS.filter(({ nameCn }) => !/^\p{Script=Han}+$/u.test(nameCn))).toEqual([])
  expect(new Set(COINS.map(({ nameCn }) => nameCn)).size).toBe(COINS.length)
})

test('a coin has a least and a most amount, in order', () => {
  for (const { minWithdraw, maxWithdraw } of COINS) {
    expect(isPositive(decimal(minWithdraw))).toBe(true)
    expect(isLess(decimal(minWithdraw), decimal(maxWithdraw))).toBe(true)
  }
})

test('a coin is found by its short name in any case', () => {
  expect([findCoin('btc')?.id, findCoin('BTC')?.id, findCoin('Bitcoin'), findCoin('')]).toEqual([
    2,
    2,
    undefined,
    undefined,
  ])
})

test('units are decimals with the places of their coin, there and back; whole where there is no such coin', () => {
  expect(amountText(123_456_789n, 'BTC')).toBe('1.23456789')
  expect(amountText(5n, 'NOPE')).toBe('5')
  expect(unitsIn(decimal('1.23456789'), 'usdt')).toBe(123_456_789n)
  expect(unitsIn(amountOf(7n, 'XRP'), 'XRP')).toBe(7n)
})

test('available units are those of one member, one coin and one account, the spot account if none is named', () => {
  const { state, run } = moneyExchange()
  const units = unitsOf('3')
  run({ type: 'wallet.transfer', member: MEMBER, coin: 'BTC', from: 'spot', to: 'second', units })
  run({ type: 'withdrawCode.make', member: MEMBER, secret: 'a', coin: 'BTC', units: unitsOf('1') })
  const of = (...[member, coin, kind]: [number, string, ('second' | 'swap')?]) =>
    availableOf(state, member, coin, kind)
  expect([of(MEMBER, 'BTC'), of(MEMBER, 'BTC', 'second'), of(MEMBER, 'BTC', 'swap')]).toEqual([
    unitsOf('9996'),
    units,
    0n,
  ])
  expect([of(OTHER, 'BTC'), of(MEMBER, 'USDT'), of(MEMBER, 'DOGE')]).toEqual([
    unitsOf('10000'),
    unitsOf('10000'),
    0n,
  ])
})
