import { expect, test } from 'vitest'
import { add } from '#src/core/money/arithmetic.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import {
  actOnAd,
  headers,
  BTC_SALE,
  create,
  adFrom,
  ownAds,
  merchantBox,
  SALE,
  wallet,
  BUY,
} from '../../hosts/memory/testing-ads.ts'

test('STATE-13.a FEAT-19.a ENT-02.a a created ad is off the shelf, and read back with all its fields', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  const [ad] = await ownAds(box, token)
  expect(ad).toMatchObject({
    advertiseType: 1,
    status: 1,
    coinUnit: 'BTC',
    country: '德国',
    localCurrency: 'EUR',
    priceType: 0,
    price: '80000.00',
    premiseRate: null,
    finalPrice: '80000.00',
    number: '0.50000000',
    remainAmount: '0.50000000',
    minLimit: '100.00',
    maxLimit: '40000.00',
    timeLimit: 15,
    payMode: 'Bank Transfer,Zelle',
    auto: 1,
    autoword: 'Hello',
    remark: 'Banks only',
    updateTime: null,
  })
  const detail = await box.call('/otc/advertise/detail', { id }, headers(token, 'fr_FR'))
  expect(detail.data).toMatchObject({ id: ad?.id, country: { zhName: '德国', name: 'Allemagne' } })
  const preview = await box.call('/otc/order/pre', { id }, headers(token))
  expect(preview.data).toMatchObject({ price: '80000.00', currency: 'EUR', username: 'merchant' })
  expect((await box.call('/otc/order/pre', { id })).errors).toEqual([{ field: 'id', key: 'parameter-error' }])
})

test('STATE-13.bcd MSG-16.ab an ad has to be taken off the shelf before it is edited or deleted', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  expect((await actOnAd(box, token, 'on/shelves', id)).message).toBe('The ad is on the shelf.')
  expect(await actOnAd(box, token, 'on/shelves', id)).toMatchObject({ code: 500 })
  expect((await box.call('/otc/advertise/update', { ...BTC_SALE, id }, headers(token))).message).toBe(
    'Take the ad off the shelf before you edit it.',
  )
  expect((await actOnAd(box, token, 'delete', id)).message).toBe(
    'Take the ad off the shelf before you delete it.',
  )
  expect((await actOnAd(box, token, 'off/shelves', id)).code).toBe(0)
  expect((await actOnAd(box, token, 'off/shelves', id)).code).toBe(500)
  const changed = { ...BTC_SALE, id, number: '0.25', maxLimit: '20000' }
  expect((await box.call('/otc/advertise/update', changed, headers(token))).code).toBe(0)
  expect((await ownAds(box, token)).find((ad) => String(ad.id) === id)).toMatchObject({
    number: '0.25000000',
    version: 1,
  })
  expect((await actOnAd(box, token, 'delete', id)).code).toBe(0)
  expect((await ownAds(box, token)).map((ad) => String(ad.id))).not.toContain(id)
  for (const what of ['on/shelves', 'off/shelves', 'delete'] as const)
    expect((await actOnAd(box, token, what, id)).code).toBe(500)
  expect((await box.call('/otc/advertise/detail', { id }, headers(token))).code).toBe(500)
})

test('a sale freezes its coins on the shelf and frees them off it', async () => {
  const { box, token } = await merchantBox()
  const before = await wallet(box, token, 'BTC')
  const id = await adFrom(box, token, BTC_SALE)
  expect(await wallet(box, token, 'BTC')).toEqual(before)
  await actOnAd(box, token, 'on/shelves', id)
  expect(await wallet(box, token, 'BTC')).toMatchObject({
    frozenBalance: toText(add(decimal(before.frozenBalance), decimal('0.5'))),
  })
  await actOnAd(box, token, 'off/shelves', id)
  expect(await wallet(box, token, 'BTC')).toEqual(before)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('STATE-13.e trades use up an ad until too little is left for the smallest trade and its fee', async () => {
  const { box, token } = await merchantBox()
  const before = await wallet(box, token, 'BTC')
  const sale = { ...BTC_SALE, number: '0.01', minLimit: '300', maxLimit: '500' }
  const id = await adFrom(box, token, sale)
  await actOnAd(box, token, 'on/shelves', id)
  const find = async () => (await ownAds(box, token)).find((ad) => String(ad.id) === id)
  // 0.01 BTC are 800 euro: a trade of 500 leaves less than 300 and the fee.
  expect((await box.panel('customer', { ad: id, all: true })).status).toBe(200)
  const ad = await find()
  // 500 / 80000 = 0.00625, and a two-thousandth of it: the fee of a certified merchant.
  expect(ad).toMatchObject({ status: 1, remainAmount: '0.00374688', dealAmount: '0.00625000' })
  expect(await wallet(box, token, 'BTC')).toMatchObject({
    frozenBalance: toText(add(decimal(before.frozenBalance), decimal('0.00625312'))),
    balance: toText(add(decimal(before.balance), decimal('-0.00625312'))),
  })
  expect((await actOnAd(box, token, 'on/shelves', id)).message).toBe('The ad could not be put on the shelf.')
  expect((await box.panel('customer', { ad: id })).status).toBe(400)
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('STATE-13.e simulated customers trade in time, and the ad goes off the shelf by itself', async () => {
  const { box, token } = await merchantBox()
  const sale = { ...BTC_SALE, number: '0.02', minLimit: '100', maxLimit: '400' }
  const id = await adFrom(box, token, sale)
  await actOnAd(box, token, 'on/shelves', id)
  const left: string[] = []
  for (let hour = 0; hour < 12; hour++) {
    box.clock.jump(600_000)
    left.push((await ownAds(box, token)).find((ad) => String(ad.id) === id)?.remainAmount ?? '')
  }
  expect(new Set(left).size).toBeGreaterThan(2)
  box.clock.jump(86_400_000)
  expect((await ownAds(box, token)).find((ad) => String(ad.id) === id)).toMatchObject({ status: 1 })
  expect(box.faults).toEqual([])
  expect(auditLedger(box.view().ledger)).toEqual([])
})

test('an ad that buys credits coins, less the fee', async () => {
  const { box, token } = await merchantBox()
  const before = await wallet(box, token, 'SOL')
  const id = await adFrom(box, token, { ...BUY, maxLimit: '1205' })
  await actOnAd(box, token, 'on/shelves', id)
  const { order } = (await box.panel('customer', { ad: id, all: true })).body as { order: string }
  await box.panel('counterparty', { order, step: 'pay' })
  await box.panel('counterparty', { order, step: 'release' })
  // 1205 / 120.50 = 10, less a two-thousandth.
  expect(await wallet(box, token, 'SOL')).toMatchObject({
    balance: toText(add(decimal(before.balance), decimal('9.99500000'))),
  })
  expect((await ownAds(box, token))[0]).toMatchObject({ remainAmount: '40.00000000', status: 0 })
})

test('MSG-01.f VAL-12.d VAL-29.ik a sale offers at most the balance, and a trade at most the whole', async () => {
  const { box, token } = await merchantBox()
  expect((await create(box, token, SALE)).errors).toEqual([{ field: 'number', key: 'insufficient-balance' }])
  const whole = { ...BTC_SALE, number: '0.1', maxLimit: '8001' }
  expect((await create(box, token, whole)).errors).toEqual([{ field: 'maxLimit', key: 'too-large' }])
  expect((await create(box, token, { ...whole, maxLimit: '8000' })).code).toBe(0)
  const held = (await wallet(box, token, 'BTC')).balance
  const id = await adFrom(box, token, { ...BTC_SALE, number: held })
  const other = await adFrom(box, token, { ...BTC_SALE, number: held })
  expect((await actOnAd(box, token, 'on/shelves', id)).code).toBe(0)
  expect((await actOnAd(box, token, 'on/shelves', other)).message).toBe('The balance is not enough.')
})

test('VAL-29.j an edited ad sells the whole balance, and not one unit more', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  const held = decimal((await wallet(box, token, 'BTC')).balance)
  const edit = (number: string) =>
    box.call('/otc/advertise/update', { ...BTC_SALE, id, number }, headers(token))
  expect((await edit(toText(add(held, decimal('0.00000001'))))).errors).toEqual([
    { field: 'number', key: 'insufficient-balance' },
  ])
  expect((await edit(toText(held))).code).toBe(0)
})

test('STATE-13.g the fee is counted to the smallest unit', async () => {
  const { box, token } = await merchantBox()
  // 1000.60 / 80000 = 0.01250750 coins, and a two-thousandth of them, 0.00000625.
  const least = { ...BTC_SALE, minLimit: '1000.60', maxLimit: '1001' }
  const below = await adFrom(box, token, { ...least, number: '0.01251374' })
  expect((await actOnAd(box, token, 'on/shelves', below)).message).toBe(
    'The ad could not be put on the shelf.',
  )
  const enough = await adFrom(box, token, { ...least, number: '0.01251375' })
  expect((await actOnAd(box, token, 'on/shelves', enough)).code).toBe(0)
})
