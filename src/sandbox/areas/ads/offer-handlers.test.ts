import { expect, test } from 'vitest'
import type { Ad } from '#generated/wire/ad.ts'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import type { PaymentMethod } from '#generated/wire/payment-method.ts'
import type { TradableCoin } from '#generated/wire/tradable-coin.ts'
import { add, divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { decimal, ONE, toText } from '#src/core/money/decimal.ts'
import { PAYMENT_TYPES } from '../payments/payment-types.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import {
  actOnAd,
  headers,
  BTC_SALE,
  BUY,
  create,
  type Fields,
  adFrom,
  ownAds,
  merchantBox,
} from '../../hosts/memory/testing-ads.ts'

test('VAL-16.h a premium price follows the market, and the sent price must be near it', async () => {
  const { box, token } = await merchantBox()
  const coins = (await box.call('/otc/coin/all', { currency: 'EUR' })).data as TradableCoin[]
  const market = decimal(coins.find(({ unit }) => unit === 'SOL')?.marketPrice ?? '')
  const priced = (percent: string) => {
    const factor = add(ONE, divide(decimal(percent), decimal('100'), 8))
    return toText(truncate(multiply(market, factor), 2))
  }
  const ad = { ...BUY, priceType: '1', premiseRate: '2.5', price: priced('2.5') }
  const id = await adFrom(box, token, ad)
  expect((await ownAds(box, token))[0]).toMatchObject({
    priceType: 1,
    price: null,
    premiseRate: '2.5',
    finalPrice: priced('2.5'),
  })
  const detail = (await box.call('/otc/advertise/detail', { id }, headers(token))).data
  expect(detail).toMatchObject({ marketPrice: toText(market) })
  box.clock.jump(6 * 3_600_000)
  expect((await ownAds(box, token))[0]?.finalPrice).not.toBe(priced('2.5'))
  const stale = await create(box, token, { ...ad, price: '1000' })
  expect(stale.errors).toEqual([{ field: 'price', key: 'information-expired' }])
})

test('VAL-33.a MSG-09.a MSG-10.a each refusal names the missing prerequisite', async () => {
  const box = await testSandbox()
  const said = async (token: string) => (await create(box, token, BUY)).message
  const fresh = await box.logIn('new')
  expect(await said(fresh)).toBe('Your real name has to be verified first.')
  const google = await box.logIn('verified')
  expect(await said(google)).toBe('Add a payment method first.')
  const trader = await box.logIn('trader')
  expect(await said(trader)).toBe('Apply for merchant certification first.')
  await box.panel('review', { account: 'reviewing@openbourse.test', what: 'real-name' })
  expect(await said(await box.logIn('reviewing'))).toBe('Set a fund password first.')
})

test('VAL-33.a a phone is required before a fund password', async () => {
  const box = await testSandbox()
  const anna = await box.logIn('anna')
  expect((await create(box, anna, BUY)).message).toBe('Link a phone number first.')
})

test('FEAT-18.a customers find ads by coin, side and country, best price first', async () => {
  const { box, token } = await merchantBox()
  for (const price of ['81000', '79000']) {
    const id = await adFrom(box, token, { ...BTC_SALE, price, number: '0.2', maxLimit: '10000' })
    await actOnAd(box, token, 'on/shelves', id)
  }
  const page = async (fields: Fields) =>
    (await box.call('/otc/advertise/page', fields)).data as { content: AdOffer[]; totalElements: number }
  const german = await page({ id: '2', advertiseType: '1', country: '德国' })
  expect(german.totalElements).toBe(3)
  const prices = german.content.map(({ price }) => price)
  expect(prices).toContain('79000.00')
  expect(prices.toSorted((a, b) => a.length - b.length || a.localeCompare(b))).toEqual(prices)
  expect(
    (await page({ id: '2', advertiseType: '1', country: '德国', pageNo: '2', pageSize: '2' })).content,
  ).toHaveLength(1)
  expect((await page({ id: '2', advertiseType: '1', country: '法国' })).content).toEqual([])
  const byUnit = await box.call('/otc/advertise/page-by-unit', {
    unit: 'btc',
    advertiseType: '0',
    isCertified: '1',
  })
  expect(byUnit.data).toMatchObject({ totalElement: 1, context: [{ unit: 'BTC', advertiseType: 0 }] })
  const excellent = (await box.call('/otc/advertise/excellent', { advertiseType: '1', currency: 'CNY' })).data
  expect(excellent).toMatchObject([{ unit: 'USDT', transactions: 42 }])
  const newest = (await box.call('/otc/advertise/newest')).data as AdOffer[]
  expect(newest[0]?.price).toBe('79000.00')
  const member = (await box.call('/otc/advertise/member', { name: 'Merchant' })).data
  expect(member).toMatchObject({ realVerified: 1, transactions: 42, buy: [{ unit: 'BTC' }] })
  expect((await box.call('/otc/advertise/member', { name: 'nobody' })).errors[0]?.key).toBe(
    'member-not-exists',
  )
})

test("a trade is limited by the rest of the ad and by the customer's balance", async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, { ...BUY, maxLimit: '6000' })
  await actOnAd(box, token, 'on/shelves', id)
  const preview = async (reader?: string) =>
    (await box.call('/otc/order/pre', { id }, reader === undefined ? {} : headers(reader))).data
  expect(await preview()).toMatchObject({ maxTradableAmount: '49.79253112', maxLimit: '6000.00' })
  expect(await preview(await box.logIn('verified'))).toMatchObject({ maxTradableAmount: '0.00000000' })
})

test('own ads are listed by shelf and side', async () => {
  const { box, token } = await merchantBox()
  const sides = async (fields: Fields) => {
    const { data } = await box.call('/otc/advertise/self/all', fields, headers(token))
    return (data as { content: Ad[] }).content.map(({ coinUnit, status }) => `${coinUnit} ${status}`)
  }
  expect(await sides({ advertiseType: '0' })).toEqual(['BTC 0'])
  expect(await sides({ status: '1' })).toEqual(['ETH 1'])
  expect(await sides({ status: '2' })).toEqual([])
  expect((await ownAds(box, token, { status: 'PUT_ON_SHELVES' })).map(({ coinUnit }) => coinUnit)).toEqual([
    'BTC',
    'BTC',
    'USDT',
  ])
})

/** Numbers of the member's bank accounts. */
async function bankAccounts(box: TestSandbox, token: string): Promise<string[]> {
  const { data } = (await box.bare('GET', '/uc/payment/getRecords', {}, headers(token))) as {
    data: PaymentMethod[]
  }
  return data.filter(({ typeName }) => typeName === 'Bank Transfer').map(({ id }) => String(id))
}

test('the last payment method of a type that an ad on the shelf names cannot be deleted', async () => {
  const { box, token } = await merchantBox()
  const remove = (id = '') => box.call('/uc/payment/delRecordById', { id }, headers(token))
  const [first] = await bankAccounts(box, token)
  expect((await remove(first)).errors).toEqual([{ field: 'id', key: 'payment-method-in-use' }])
  const type = String(PAYMENT_TYPES.find(({ code }) => code === 'Bank Transfer')?.id)
  const account = { type, field_1: 'Mei Merchant', field_2: 'DE02120300000000202051' }
  await box.call('/uc/payment/saveOrUpdate', account, headers(token))
  expect((await remove(first)).code).toBe(0)
  const [second] = await bankAccounts(box, token)
  expect((await remove(second)).errors).toEqual([{ field: 'id', key: 'payment-method-in-use' }])
  for (const ad of await ownAds(box, token, { status: 'PUT_ON_SHELVES' }))
    await actOnAd(box, token, 'off/shelves', String(ad.id))
  expect((await remove(second)).code).toBe(0)
})

test('a merchant who leaves has no ads on the shelf', async () => {
  const { box, token } = await merchantBox()
  await box.call('/uc/approve/cancel/business', {}, headers(token))
  expect(await ownAds(box, token, { status: 'PUT_ON_SHELVES' })).toEqual([])
  const [ad] = await ownAds(box, token)
  expect((await actOnAd(box, token, 'on/shelves', String(ad?.id))).message).toBe(
    'Apply for merchant certification first.',
  )
})

test('FEAT-19.f a member cannot read, change, publish or delete the ads of another one', async () => {
  const { box, token } = await merchantBox()
  const [theirs] = await ownAds(box, token)
  const id = String(theirs?.id)
  const trader = await box.logIn('trader')
  expect(await ownAds(box, trader)).toEqual([])
  expect((await box.call('/otc/advertise/detail', { id }, headers(trader))).code).toBe(500)
  for (const what of ['on/shelves', 'off/shelves', 'delete'] as const)
    expect((await actOnAd(box, trader, what, id)).code).toBe(500)
  // Even another merchant.
  await box.panel('review', { account: 'trader@openbourse.test', what: 'merchant' })
  expect((await box.call('/otc/advertise/update', { ...BTC_SALE, id }, headers(trader))).code).toBe(500)
  expect((await ownAds(box, token))[0]).toEqual(theirs)
})
