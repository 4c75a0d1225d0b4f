import { expect, test } from 'vitest'
import { truncate } from '#src/core/money/arithmetic.ts'
import { toText } from '#src/core/money/decimal.ts'
import { wireCountry } from '../auth/login-info.ts'
import { findCountry } from '../currency/countries.ts'
import { marketPrice } from './ad.ts'
import { OTC_COINS } from './otc-coins.ts'
import { adBox } from './testing-offers.ts'

test('ENT-02.a the owner reads an ad with all its fields, in the list and alone', async () => {
  const { box, offer, written, memberOf } = await adBox()
  const headers = { 'x-auth-token': await box.logIn('trader'), lang: 'fr_FR' }
  const trader = memberOf('trader').id
  const germany = findCountry('德国')
  if (germany === undefined) throw new RangeError('no Germany')
  const fixed = offer('trader')
  Object.assign(box.view().inTrades, { [fixed]: 125_000_000n })
  Object.assign(box.view().otcTrades, { [trader]: 20 })
  const list = async () =>
    ((await box.call('/otc/advertise/all', {}, headers)).data as { content: unknown[] }).content
  const detail = async (id: number) =>
    (await box.call('/otc/advertise/detail', { id: String(id) }, headers)).data
  const common = {
    id: fixed,
    advertiseType: 0,
    status: 0,
    coinId: 7,
    coinUnit: 'SOL',
    priceType: 0,
    price: '120.50',
    premiseRate: null,
    number: '50.00000000',
    minLimit: '100.00',
    maxLimit: '600.00',
    timeLimit: 30,
    payMode: 'Zelle,Bank Transfer',
    auto: 1,
    autoword: 'Hello',
    remark: 'Banks only',
  }
  const row = {
    ...common,
    memberId: trader,
    username: 'trader',
    level: 1,
    country: '德国',
    localCurrency: 'EUR',
    finalPrice: '120.50',
    remainAmount: '50.00000000',
    dealAmount: '1.25000000',
    limitMoney: '100.00~600.00',
    avatar: null,
    memberLevel: 1,
    transactions: 20,
    realName: null,
    createTime: '2026-11-21 09:30:00',
    updateTime: null,
    version: 0,
  }
  expect(await list()).toEqual([row])
  const coin = OTC_COINS.find(({ coin: { unit } }) => unit === 'SOL')?.coin
  const market = coin && marketPrice('test', coin, 'EUR', box.clock.now())
  const alone = {
    ...common,
    coinName: 'Solana',
    coinNameCn: '索拉纳',
    country: wireCountry(germany, 'fr_FR'),
    marketPrice: market && toText(truncate(market, 6)),
  }
  expect(await detail(fixed)).toEqual(alone)
  Object.assign(box.view().otcTrades, { [trader]: 19 })
  const plain = { auto: 0, text: null, remark: null } as const
  const followed = written('trader', { price: { premium: '0' }, ...plain })
  const free = { id: followed, status: 1, priceType: 1, price: null, premiseRate: '0' }
  const texts = { auto: 0, autoword: null, remark: null }
  const finalPrice = market && toText(truncate(market, 2))
  expect(await list()).toEqual([
    { ...row, ...free, ...texts, finalPrice, dealAmount: '0.00000000', level: 0, transactions: 19 },
    { ...row, level: 0, transactions: 19 },
  ])
  expect(await detail(followed)).toEqual({ ...alone, ...free, ...texts })
})

test('VAL-16.h an ad in a currency without a rate has no market price', async () => {
  const { box, written } = await adBox()
  const headers = { 'x-auth-token': await box.logIn('trader') }
  const id = written('trader', { country: '泰国', currency: 'THB' })
  const { code, data } = await box.call('/otc/advertise/detail', { id: String(id) }, headers)
  expect([code, data]).toMatchObject([0, { id, price: '120.50', marketPrice: null }])
})
