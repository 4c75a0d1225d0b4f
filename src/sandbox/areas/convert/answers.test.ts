import { expect, test } from 'vitest'
import type { ConvertCoin } from '#generated/wire/convert-coin.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import { findMember } from '../members/members.ts'
import { amountText } from '../wallets/amounts.ts'
import { START } from '../spot/testing-spot.ts'
import { coinOf } from '../wallets/testing-money.ts'
import { convertPrice } from './convert-prices.ts'

type Fields = Readonly<Record<string, string>>

async function traderBox() {
  const box = await testSandbox()
  const token = await box.logIn('trader')
  const call = (path: string, fields: Fields = {}) => box.call(`/uc/convert/${path}`, fields, headers(token))
  return {
    box,
    call,
    convert: (fields: Fields) =>
      call('do-exchange', { fromUnit: 'USDT', toUnit: 'ETH', needAmount: '20', ...fields }),
  }
}

test('FEAT-13.a the coins that can be converted have their limits and fee; each but the own is a target', async () => {
  const { call } = await traderBox()
  const coins = (await call('getCoins')).data as ConvertCoin[]
  const units = 'USDT BTC ETH OBX USDC BNB SOL XRP ADA DOGE TRX LTC LINK DOT AVAX'.split(' ')
  expect(coins.map(({ coinUnit }) => coinUnit)).toEqual(units)
  expect(coins[3]).toEqual({
    id: 4,
    coinUnit: 'OBX',
    minAmount: '20',
    maxAmount: '500000',
    fee: '0.001',
    sort: 4,
    status: 1,
    createTime: '2026-01-01 00:00:00',
    updateTime: null,
  })
  for (const unit of ['OBX', 'obx'])
    expect((await call('getCoinsByUnit', { unit })).data).toEqual(coins.filter(({ id }) => id !== 4))
  expect((await call('getCoinsByUnit', { unit: 'NOPE' })).data).toEqual(coins)
})

test('FEAT-13.bf conversions are listed with all they have, newest first, page by page', async () => {
  const { box, call, convert } = await traderBox()
  const memberId = findMember(box.view(), 'email', 'trader@openbourse.test')?.id ?? 0
  const made = [
    ['USDT', 'ETH', '20', '2026-11-21 09:30:00'],
    ['BTC', 'USDT', '0.5', '2026-11-21 09:30:07'],
    ['ETH', 'XRP', '2', '2026-11-21 09:30:14'],
  ] as const
  for (const [fromUnit, toUnit, needAmount] of made) {
    expect(await convert({ fromUnit: fromUnit.toLowerCase(), toUnit, needAmount })).toMatchObject({
      code: 0,
      data: null,
    })
    box.clock.jump(7000)
  }
  const rows = made
    .map(([fromUnit, toUnit, , createTime], index) => {
      const kept = box.view().conversions[memberId]?.[index]
      return {
        id: kept?.id,
        memberId,
        fromUnit,
        toUnit,
        fromAmount: ['20.00000000', '0.50000000', '2.00000000'][index],
        toAmount: amountText(kept?.got ?? 0n, toUnit),
        price: convertPrice('test', coinOf(fromUnit), coinOf(toUnit), START + index * 7000),
        fee: amountText(kept?.fee ?? 0n, toUnit),
        status: 1,
        createTime,
      }
    })
    .toReversed()
  const page = async (pageNo: string) => (await call('orderList', { pageNo, pageSize: '2' })).data
  const sizes = { totalElements: 3, totalPages: 2, size: 2 }
  expect(await page('1')).toEqual({ ...sizes, content: rows.slice(0, 2) })
  expect(await page('2')).toEqual({ ...sizes, content: rows.slice(2) })
})

test.each<[fields: Fields, key: string, field: string]>([
  [{ fromUnit: 'NOPE' }, 'trading-pair-not-supported', 'toUnit'],
  [{ toUnit: 'NOPE' }, 'trading-pair-not-supported', 'toUnit'],
  [{ toUnit: 'usdt' }, 'trading-pair-not-supported', 'toUnit'],
  [{ needAmount: '9.99999999' }, 'too-small', 'needAmount'],
  [{ needAmount: '1000000.00000001' }, 'too-large', 'needAmount'],
  [{ needAmount: '125000.50000001' }, 'insufficient-balance', 'needAmount'],
  [{ price: '1' }, 'price-moved', 'price'],
  // The balance is looked at first.
  [{ needAmount: '125000.50000001', price: '1' }, 'insufficient-balance', 'needAmount'],
])('FEAT-13.a VAL-29.d a conversion with %o is refused: %s, %s', async (fields, key, field) => {
  const { box, convert } = await traderBox()
  const { nextConversionId } = box.view()
  expect(await convert(fields)).toMatchObject(refusedWith(key, field))
  expect(box.view().nextConversionId).toBe(nextConversionId)
})

test.each([
  ['NOPE', 'BTC'],
  ['BTC', 'NOPE'],
  ['BTC', 'btc'],
])('FEAT-13.a there is no price of %s in %s', async (fromUnit, toUnit) => {
  const { call } = await traderBox()
  expect(await call('getPrice', { fromUnit, toUnit })).toMatchObject({
    code: 500,
    errors: [{ key: 'trading-pair-not-supported' }],
  })
})

test('FEAT-13.b the shown price of a pair is that of its moment and direction', async () => {
  const { box, call } = await traderBox()
  const price = async (fromUnit: string, toUnit: string) =>
    (await call('getPrice', { fromUnit, toUnit })).data
  const [btc, xrp] = [coinOf('BTC'), coinOf('XRP')]
  expect(await price('btc', 'XRP')).toBe(convertPrice('test', btc, xrp, START))
  expect(await price('XRP', 'BTC')).toBe(convertPrice('test', xrp, btc, START))
  box.clock.jump(5000)
  expect(await price('BTC', 'XRP')).toBe(convertPrice('test', btc, xrp, START + 5000))
})
