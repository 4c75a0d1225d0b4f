import { expect, test } from 'vitest'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'

const add = (box: TestSandbox, token: string, fields: Record<string, string>) =>
  box.call(
    '/exchange/order/add',
    { symbol: 'BTC/USDT', direction: 'BUY', type: 'LIMIT_PRICE', ...fields },
    headers(token),
  )

test('MSG-01.a an order beyond the balance is refused on its amount', async () => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  for (const fields of [
    { price: '50000', amount: '1' },
    { type: 'MARKET_PRICE', price: '0', amount: '999999' },
    { direction: 'SELL', price: '900000', amount: '1' },
  ]) {
    const answer = await add(box, token, fields)
    expect([answer.code, answer.message, answer.errors]).toEqual([
      500,
      'The balance is not enough.',
      [{ field: 'amount', key: 'insufficient-balance' }],
    ])
  }
})

test.each([
  ['VAL-29.e', { price: '50000', amount: '0.05' }, { price: '50000', amount: '0.05001' }],
  [
    'VAL-29.f',
    { type: 'MARKET_PRICE', price: '0', amount: '2500' },
    { type: 'MARKET_PRICE', price: '0', amount: '2500.00000001' },
  ],
  [
    'VAL-29.g',
    { direction: 'SELL', price: '900000', amount: '0.05' },
    { direction: 'SELL', price: '900000', amount: '0.05001' },
  ],
])('%s an order of %j takes the whole balance, one of %j is refused', async (_clause, whole, more) => {
  const box = await testSandbox()
  const token = await box.logIn('verified')
  expect((await add(box, token, more)).errors).toEqual([{ field: 'amount', key: 'insufficient-balance' }])
  expect((await add(box, token, whole)).code).toBe(0)
})
