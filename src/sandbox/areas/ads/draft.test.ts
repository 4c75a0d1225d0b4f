import { expect, test } from 'vitest'
import type { TradableCoin } from '#generated/wire/tradable-coin.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { serverMessage } from '../../http/messages.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import {
  actOnAd,
  adFrom,
  BUY,
  create,
  type Fields,
  headers,
  merchantBox,
  ownAds,
} from '../../hosts/memory/testing-ads.ts'

const AD: Fields = { ...BUY, maxLimit: '12050' }

test.each([
  ['VAL-11.be at least 100', { minLimit: '99.99' }, 'minLimit', 'too-small'],
  ['VAL-11.cf below the most', { minLimit: '12050' }, 'minLimit', 'too-large'],
  ['VAL-12.bg a whole number', { maxLimit: '5000.5' }, 'maxLimit', 'too-many-places'],
  ['VAL-13.bc at most 100 coins', { maxLimit: '12051' }, 'maxLimit', 'too-large'],
  ['VAL-14.ab a payment method', { 'pay[]': [] }, 'pay[]', 'too-few'],
  ['VAL-14.c a payment method of one’s own', { 'pay[]': ['Payeer'] }, 'pay[]', 'missing-pay'],
  ['VAL-15.cd the fund password', { jyPassword: 'not-it-at-all' }, 'jyPassword', 'error-jypassword'],
  ['VAL-16.be premium not above 20', { priceType: '1', premiseRate: '20.01' }, 'premiseRate', 'too-large'],
  ['VAL-16.ad premium not below 0', { priceType: '1', premiseRate: '-0.01' }, 'premiseRate', 'too-small'],
  ['VAL-16.cf not 0 with a fixed price', { premiseRate: '0' }, 'premiseRate', 'too-small'],
  ['VAL-17.ab a correct price', { price: '12,5' }, 'price', 'wrong-type'],
  ['VAL-17.ab a price above 0', { price: '0' }, 'price', 'too-small'],
  ['VAL-18.ab money has two decimals', { price: '120.555' }, 'price', 'too-many-places'],
  ['VAL-18.cd a quantity has eight', { number: '1.123456789' }, 'number', 'too-many-places'],
  [
    'VAL-29.i coins for what it sells',
    { advertiseType: '1', maxLimit: '6000' },
    'number',
    'insufficient-balance',
  ],
  ['VAL-14.c payment methods of one’s own alone', { 'pay[]': ['Zelle', 'Payeer'] }, 'pay[]', 'missing-pay'],
  ['a country whose money has a rate', { country: '泰国' }, 'country', 'request-illegal'],
  ['a coin that is traded', { coinId: '13' }, 'coinId', 'coin-illegal'],
  ['a country', { country: '火星' }, 'country', 'request-illegal'],
  ['a quantity worth an ad', { number: '0.09999999' }, 'number', 'buy-number-min'],
  [
    'a quantity worth a sale',
    { advertiseType: '1', coinId: '2', number: '0.00019999', price: '8000000', maxLimit: '800' },
    'number',
    'sell-number-min',
  ],
] as const)('an ad needs %s, when it is created and when it is edited', async (_rule, wrong, field, key) => {
  const { box, token } = await merchantBox()
  const created = await create(box, token, { ...AD, ...wrong })
  const id = await adFrom(box, token, AD)
  const edit = (fields: Fields) => box.call('/otc/advertise/update', { ...fields, id }, headers(token))
  for (const { errors } of [created, await edit({ ...AD, ...wrong })]) {
    expect(errors.filter((fault) => fault.field === field)).toEqual([{ field, key }])
    expect(errors.map((fault) => fault.key)).not.toContain('unknown-field')
  }
  expect((await edit(AD)).errors).toEqual([])
})

test('an ad offers at least the least quantity of its coin', async () => {
  const { box, token } = await merchantBox()
  const sale = {
    ...AD,
    advertiseType: '1',
    coinId: '2',
    number: '0.0002',
    price: '8000000',
    maxLimit: '1600',
  }
  for (const least of [{ ...AD, number: '0.1' }, sale])
    expect((await create(box, token, least)).errors).toEqual([])
})

test('VAL-16.h a premium price is at most one part in twenty off the market price, either way', async () => {
  const { box, token } = await merchantBox()
  const coins = (await box.call('/otc/coin/all', { currency: 'EUR' })).data as TradableCoin[]
  const market = decimal(coins.find(({ unit }) => unit === 'SOL')?.marketPrice ?? '')
  const live = toUnits(truncate(market, 2), 2)
  const id = await adFrom(box, token, AD)
  const priced = async (cents: bigint) => {
    const premium = {
      ...BUY,
      priceType: '1',
      premiseRate: '0',
      maxLimit: '1000',
      price: toText(fromUnits(cents, 2)),
    }
    const edited = await box.call('/otc/advertise/update', { ...premium, id }, headers(token))
    return edited.errors
  }
  const stale = [{ field: 'price', key: 'information-expired' }]
  for (const way of [1n, -1n]) {
    const farthest = way * (live / 20n)
    expect(await priced(live + farthest)).toEqual([])
    expect(await priced(live + farthest + way)).toEqual(stale)
  }
})

test('VAL-16.h a price that follows the market without a premium is the market price', async () => {
  const { box, token } = await merchantBox()
  const coins = (await box.call('/otc/coin/all', { currency: 'EUR' })).data as TradableCoin[]
  const market = decimal(coins.find(({ unit }) => unit === 'SOL')?.marketPrice ?? '')
  const price = toText(truncate(market, 2))
  await adFrom(box, token, { ...BUY, priceType: '1', price, maxLimit: '1000' })
  expect((await ownAds(box, token))[0]).toMatchObject({ priceType: 1, premiseRate: '0', finalPrice: price })
})

test('MSG-24.c MSG-21.d each act on an ad is told', async () => {
  const { box, token } = await merchantBox()
  const told = [(await create(box, token, AD)).message]
  const id = String((await ownAds(box, token))[0]?.id)
  for (const what of ['on/shelves', 'off/shelves'] as const)
    told.push((await actOnAd(box, token, what, id)).message)
  told.push((await box.call('/otc/advertise/update', { ...AD, id }, headers(token))).message)
  told.push((await actOnAd(box, token, 'delete', id)).message)
  const keys = ['created', 'on-shelf', 'off-shelf', 'saved', 'deleted']
  expect(told).toEqual(keys.map((key) => serverMessage('en_US', key)))
})

test('STATE-13.c an ad on the shelf is not edited, whatever the fund password', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, AD)
  await actOnAd(box, token, 'on/shelves', id)
  const edit = { ...AD, id, jyPassword: 'not-it-at-all' }
  expect(await box.call('/otc/advertise/update', edit, headers(token))).toMatchObject(
    refusedWith('after-off-shelves'),
  )
  expect(box.view().attempts).toEqual({})
})
