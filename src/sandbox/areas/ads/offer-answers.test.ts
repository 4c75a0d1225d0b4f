import { expect, test } from 'vitest'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { toText } from '#src/core/money/decimal.ts'
import { marketPrice } from './ad.ts'
import { OTC_COINS } from './otc-coins.ts'
import { adBox, BTC_OFFER } from './testing-offers.ts'

const SEED = 'test'

test('coins are listed with their least amounts and the market price of a currency, that of yuan if none is named', async () => {
  const { box } = await adBox()
  const listed = async (fields: Readonly<Record<string, string>>) =>
    (await box.call('/otc/coin/all', fields)).data
  const rows = (currency: string) =>
    OTC_COINS.map(({ coin, least }, sort) => {
      const price = marketPrice(SEED, coin, currency, box.clock.now())
      return {
        id: coin.id,
        name: coin.name,
        nameCn: coin.nameCn,
        unit: coin.unit,
        jyRate: '0.1',
        buyMinAmount: least,
        sellMinAmount: least,
        marketPrice: price && toText(truncate(price, 6)),
        isPlatformCoin: coin.unit === 'OBX' ? 1 : 0,
        sort,
        status: 0,
      }
    })
  expect(OTC_COINS.map(({ coin, least }) => [coin.unit, least])).toEqual([
    ['USDT', '10'],
    ['BTC', '0.0002'],
    ['ETH', '0.005'],
    ['OBX', '10'],
    ['USDC', '10'],
    ['BNB', '0.02'],
    ['SOL', '0.1'],
    ['LTC', '0.2'],
  ])
  expect(await listed({})).toEqual(rows('CNY'))
  expect(await listed({ currency: 'EUR' })).toEqual(rows('EUR'))
  expect(await listed({ currency: 'THB' })).toEqual([])
})

/** An ad of the trader's, as each call answers it. */
const SHOWN = { minLimit: '100.00', maxLimit: '600.00', timeLimit: 30, country: '德国' }
const OFFERED = {
  ...SHOWN,
  memberName: 'trader',
  avatar: null,
  level: 1,
  transactions: 7,
  price: '120.50',
  remainAmount: '50.00000000',
  payMode: 'Zelle,Bank Transfer',
  coinId: 7,
  unit: 'SOL',
  coinName: 'Solana',
  coinNameCn: '索拉纳',
  localCurrency: 'EUR',
  premiseRate: null,
  advertiseType: 0,
  advType: 0,
  createTime: '2026-11-21 09:30:00',
}

test('a member is shown with the own ads on the shelf, best price first, and what is proven', async () => {
  const { box, offer, written, memberOf } = await adBox()
  const trader = memberOf('trader')
  Object.assign(box.view().otcTrades, { [trader.id]: 7 })
  const dear = offer('trader', { price: { cents: 12_051n } })
  const cheap = offer('trader')
  const sale = offer('trader', { ...BTC_OFFER, price: { premium: '2.5' } })
  written('trader')
  offer('merchant')
  const of = async (name: string) => (await box.call('/otc/advertise/member', { name })).data
  const own = { advertiseId: cheap, memberId: trader.id, ...OFFERED }
  const premium = {
    advertiseId: sale,
    premiseRate: '2.5',
    unit: 'BTC',
    coinName: 'Bitcoin',
    coinNameCn: '比特币',
    coinId: 2,
    remainAmount: '0.50000000',
    advertiseType: 1,
    advType: 1,
  }
  const price: unknown = expect.stringMatching(/^7\d{4}\.\d\d$/)
  const proven = { realVerified: 1, emailVerified: 1, phoneVerified: 1, transactions: 7 }
  expect(await of('TRADER')).toEqual({
    buy: [{ ...own, advertiseId: dear, price: '120.51' }, own],
    sell: [{ ...own, ...premium, price }],
    username: 'trader',
    avatar: null,
    ...proven,
    createTime: '2026-10-14 09:30:00',
  })
  Object.assign(trader, { email: null })
  expect(await of('trader')).toMatchObject({ ...proven, emailVerified: 0 })
  Object.assign(trader, { email: 'trader@openbourse.test', phone: null })
  expect(await of('trader')).toMatchObject({ ...proven, phoneVerified: 0 })
  const idle = { buy: [], sell: [], transactions: 0 }
  expect(await of('reviewing')).toMatchObject({
    ...idle,
    realVerified: 0,
    emailVerified: 1,
    phoneVerified: 1,
  })
})

test('ENT-19.a a customer sees an ad with its owner, its limits of now, and what can be traded', async () => {
  const { box, offer, memberOf } = await adBox()
  const trader = memberOf('trader')
  Object.assign(box.view().otcTrades, { [trader.id]: 7 })
  const id = offer('trader', { mostCents: 600_000n })
  const seen = async (fields = { id: String(id) }) => (await box.call('/otc/order/pre', fields)).data
  const shown = {
    username: 'trader',
    transactions: 7,
    emailVerified: 1,
    phoneVerified: 1,
    idCardVerified: 1,
    otcCoinId: 7,
    unit: 'SOL',
    price: '120.50',
    number: '50.00000000',
    maxTradableAmount: '49.79253112',
    minLimit: '100.00',
    maxLimit: '6000.00',
    payMode: 'Zelle,Bank Transfer',
    timeLimit: 30,
    country: '德国',
    currency: 'EUR',
    advertiseType: 0,
    remark: 'Banks only',
  }
  expect(await seen()).toEqual(shown)
  // Less is left than the owner's limit.
  Object.assign(box.view().ads[id] ?? {}, { left: 1_000_000_000n })
  const rest = { number: '10.00000000', maxTradableAmount: '10.00000000', maxLimit: '1205.00' }
  expect(await seen()).toEqual({ ...shown, ...rest })
  const { email, phone, realName } = trader
  Object.assign(trader, { email: null })
  expect(await seen()).toMatchObject({ emailVerified: 0, phoneVerified: 1, idCardVerified: 1 })
  Object.assign(trader, { email, phone: null })
  expect(await seen()).toMatchObject({ emailVerified: 1, phoneVerified: 0, idCardVerified: 1 })
  Object.assign(trader, { phone, realName: { ...realName, state: 'review' } })
  expect(await seen()).toMatchObject({ emailVerified: 1, phoneVerified: 1, idCardVerified: 0 })
})

test('STATE-13.a an ad off the shelf is shown to its owner, a deleted one to nobody', async () => {
  const { box, offer, written, act } = await adBox()
  const ids = [offer('trader'), written('trader'), written('trader')]
  act('ad.remove', ids[2] ?? 0, 'trader')
  const seenBy = async (name?: string) => {
    const headers = name === undefined ? {} : { 'x-auth-token': await box.logIn(name) }
    const answers = [...ids, 99_999].map((id) => box.call('/otc/order/pre', { id: String(id) }, headers))
    return (await Promise.all(answers)).map(({ code }) => code)
  }
  expect(await seenBy()).toEqual([0, 500, 500, 500])
  expect(await seenBy('merchant')).toEqual([0, 500, 500, 500])
  expect(await seenBy('trader')).toEqual([0, 0, 500, 500])
  expect(await box.call('/otc/order/pre', { id: '99999' })).toMatchObject(
    refusedWith('parameter-error', 'id'),
  )
})

test('the balance of a customer limits what an ad buys, not what it sells, nor what its owner reads', async () => {
  const { box, offer } = await adBox()
  const tradable = async (id: number, name?: string) => {
    const headers = name === undefined ? {} : { 'x-auth-token': await box.logIn(name) }
    const { data } = await box.call('/otc/order/pre', { id: String(id) }, headers)
    return (data as { maxTradableAmount: string }).maxTradableAmount
  }
  const seen = async (id: number) => [
    await tradable(id),
    await tradable(id, 'verified'),
    await tradable(id, 'trader'),
    await tradable(id, 'merchant'),
  ]
  const more = { price: { cents: 8_000_000n }, mostCents: 40_000_000n }
  const purchase = offer('merchant', { coin: 'BTC', units: 400_000_000n, ...more })
  // 4 BTC, of which verified has 0.05 and trader 1.23456789; the owner may have less than the ad buys.
  expect(await seen(purchase)).toEqual(['4.00000000', '0.05000000', '1.23456789', '4.00000000'])
  const sale = offer('merchant', { ...BTC_OFFER, ...more, units: 400_200_000n })
  expect(await seen(sale)).toEqual(Array.from({ length: 4 }, () => '4.00000000'))
  const sol = offer('merchant', { units: 1_000_000_000n, mostCents: 120_500n })
  expect(await tradable(sol, 'merchant')).toBe('10.00000000')
})
