import { expect, test } from 'vitest'
import { plausible } from './plausible.ts'

test('a coin has the name and price of its symbol, and a list has each coin once', () => {
  const drawn = { unit: 'DOGE', name: 'xQz', nameCn: null, usdRate: '80000', sort: 3 }
  const rows = plausible({ data: [{ coin: drawn }, { coin: drawn }, { coin: { ...drawn, usdRate: null } }] })
  expect(rows).toEqual({
    data: [
      { coin: { unit: 'BTC', name: 'Bitcoin', nameCn: null, usdRate: '91250.00', sort: 3 } },
      { coin: { unit: 'ETH', name: 'Ethereum', nameCn: null, usdRate: '3125.40', sort: 3 } },
      { coin: { unit: 'USDT', name: 'Tether', nameCn: null, usdRate: null, sort: 3 } },
    ],
  })
})

test('the first currency is the dollar, with rate 1', () => {
  expect(plausible([{ fullName: 'XXL', symbol: '?', rate: '5' }])).toEqual([
    { fullName: 'USD', symbol: '$', rate: '1' },
  ])
})

test("a wallet's amount is its drawn balance at the price, exact and with at most 8 decimals", () => {
  const coin = { unit: 'XXX', name: 'x', usdRate: '1' }
  const wallet = { balance: '3000', frozenBalance: '0', releaseBalance: null, coin }
  expect(plausible([wallet])).toMatchObject([
    { balance: '0.03287671', frozenBalance: '0.00000000', releaseBalance: null, coin: { unit: 'BTC' } },
  ])
  expect(plausible([{ ...wallet, coin: { ...coin, usdRate: null } }])).toMatchObject([{ balance: '3000' }])
})

test('other fields stay as drawn', () => {
  const drawn = { code: 0, data: { unit: 'BTC', balance: '1', rows: [1, null, 'x'] } }
  expect(plausible(drawn)).toEqual(drawn)
})
