import { expect, test } from 'vitest'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { COINS, findCoin } from '../wallets/coins.ts'
import { COINS_ON_NETWORKS, findOnNetwork, termsOf, withdrawalFee } from './coin-networks.ts'

const units = (amount: string): bigint => toUnits(decimal(amount), 8)
const coinOf = (unit: string) => {
  const coin = findCoin(unit)
  if (coin === undefined) throw new RangeError(`no coin ${unit}`)
  return coin
}
const on = (unit: string, protocol: number) => {
  const found = findOnNetwork(unit, protocol)
  if (found === undefined) throw new RangeError(`no ${unit} on ${protocol}`)
  return found
}

test('a coin is found on its networks only, in any case', () => {
  expect(on('usdt', 3)).toBe(on('USDT', 3))
  for (const [unit, protocol] of [
    ['USDT', 2],
    ['BTC', 1],
    ['USDT', 0],
    ['NOPE', 3],
  ] as const)
    expect(findOnNetwork(unit, protocol)).toBeUndefined()
})

test('one direction is closed where its row says so, and no other', () => {
  const closed = COINS_ON_NETWORKS.filter(({ canWithdraw, canDeposit }) => !canWithdraw || !canDeposit)
  expect(
    closed.map(({ coin, network, canWithdraw, canDeposit }) => [
      coin.unit,
      network.protocol,
      canWithdraw,
      canDeposit,
    ]),
  ).toEqual([
    ['BTC', 4, false, true],
    ['LINK', 4, true, false],
  ])
})

test('a coin on a network has all its terms, in smallest units', () => {
  const { coin, network, ...terms } = on('OBX', 1)
  expect([coin, network.name]).toEqual([coinOf('OBX'), 'Ethereum (ERC20)'])
  expect(terms).toEqual({
    id: 9,
    decimals: 8,
    rate: '0.001',
    leastFee: units('2'),
    leastOut: units('20'),
    mostOut: units('500000'),
    mostUnreviewed: units('1000'),
    leastIn: units('1'),
    canWithdraw: true,
    canDeposit: true,
  })
})

test.each([
  // A share of 0.05 percent, in six decimals, and at least 1.
  ['USDT', 3, '2000', '1'],
  ['USDT', 3, '2000.001999', '1'],
  ['USDT', 3, '2000.002', '1.000001'],
  ['USDT', 3, '100000', '50'],
  ['USDT', 3, '10', '1'],
  ['OBX', 1, '2000', '2'],
  ['OBX', 1, '2000.00001', '2.00000001'],
  // No share: the least fee, whatever the amount.
  ['BTC', 2, '100', '0.0002'],
] as const)('the fee of %s on network %s for %s is %s', (unit, protocol, amount, fee) => {
  expect(withdrawalFee(on(unit, protocol), units(amount))).toBe(units(fee))
})

test('the terms of a coin are the least of its open networks, direction by direction', () => {
  // BTC on network 4 is closed for withdrawals, LINK there for deposits.
  expect(termsOf(coinOf('BTC'))).toEqual({
    canWithdraw: true,
    canDeposit: true,
    leastFee: units('0.0002'),
    leastOut: units('0.001'),
    leastIn: units('0.0001'),
    mostUnreviewed: units('0.2'),
    decimals: 8,
    hasMemo: false,
  })
  expect(termsOf(coinOf('LINK'))).toMatchObject({ leastFee: units('0.02'), leastIn: units('0.1') })
  expect(termsOf(coinOf('USDT'))).toMatchObject({
    leastFee: units('0.3'),
    leastOut: units('10'),
    leastIn: units('1'),
    mostUnreviewed: units('2000'),
    decimals: 8,
  })
  expect(termsOf(coinOf('XRP'))).toMatchObject({ hasMemo: true, decimals: 6 })
  expect(COINS.filter((coin) => termsOf(coin).hasMemo).map(({ unit }) => unit)).toEqual(['XRP'])
})

test('a coin on no network can go neither in nor out', () => {
  expect(termsOf({ ...coinOf('BTC') })).toEqual({
    canWithdraw: false,
    canDeposit: false,
    leastFee: 0n,
    leastOut: 0n,
    leastIn: 0n,
    mostUnreviewed: 0n,
    decimals: 0,
    hasMemo: false,
  })
})

test('coins are on their networks, each under a number of its own', () => {
  expect(COINS_ON_NETWORKS.map(({ id, coin, network }) => [id, coin.unit, network.protocol])).toEqual([
    [1, 'USDT', 3],
    [2, 'USDT', 1],
    [3, 'USDT', 4],
    [4, 'USDT', 5],
    [5, 'BTC', 2],
    [6, 'BTC', 4],
    [7, 'ETH', 1],
    [8, 'ETH', 4],
    [9, 'OBX', 1],
    [10, 'USDC', 1],
    [11, 'USDC', 5],
    [12, 'USDC', 11],
    [13, 'BNB', 4],
    [14, 'SOL', 5],
    [15, 'XRP', 6],
    [16, 'ADA', 7],
    [17, 'DOGE', 8],
    [18, 'TRX', 3],
    [19, 'LTC', 9],
    [20, 'LINK', 1],
    [21, 'LINK', 4],
    [22, 'DOT', 10],
    [23, 'AVAX', 11],
  ])
})
