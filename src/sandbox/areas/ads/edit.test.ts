import { expect, test } from 'vitest'
import type { Ad } from '#generated/wire/ad.ts'
import { add } from '#src/core/money/arithmetic.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { type TestSandbox } from '../../hosts/memory/testing.ts'
import {
  actOnAd,
  adFrom,
  BTC_SALE,
  BUY,
  create,
  type Fields,
  headers,
  merchantBox,
  ownAds,
  wallet,
} from '../../hosts/memory/testing-ads.ts'

const edit = (box: TestSandbox, token: string, id: string, fields: Fields) =>
  box.call('/otc/advertise/update', { ...fields, id }, headers(token))
const find = async (box: TestSandbox, token: string, id: string): Promise<Ad | undefined> =>
  (await ownAds(box, token)).find((ad) => String(ad.id) === id)

/** An ad that differs from `BTC_SALE` in all that is written, and the same as the owner reads it. */
const WRITTEN: Fields = {
  ...BUY,
  coinId: '3',
  country: '法国',
  price: '2500.25',
  number: '4',
  minLimit: '200',
  maxLimit: '9000',
  timeLimit: '30',
  'pay[]': ['Zelle'],
  auto: '0',
  autoword: 'Back soon',
  remark: 'No cash',
}
const READ = {
  advertiseType: 0,
  coinUnit: 'ETH',
  country: '法国',
  localCurrency: 'EUR',
  finalPrice: '2500.25',
  number: '4.00000000',
  remainAmount: '4.00000000',
  minLimit: '200.00',
  maxLimit: '9000.00',
  timeLimit: 30,
  payMode: 'Zelle',
  auto: 0,
  autoword: 'Back soon',
  remark: 'No cash',
}

test('FEAT-19.b ENT-02.b an edited ad has the new value of each field, the time of the edit, and its whole quantity left', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, { ...BTC_SALE, number: '0.01', minLimit: '300', maxLimit: '500' })
  await actOnAd(box, token, 'on/shelves', id)
  await box.panel('customer', { ad: id, all: true })
  const before = await find(box, token, id)
  expect(before).toMatchObject({ status: 1, remainAmount: '0.00374688', updateTime: null })
  box.clock.jump(60_000)
  expect((await edit(box, token, id, WRITTEN)).message).toBe('Saved.')
  expect(await find(box, token, id)).toMatchObject({
    ...READ,
    createTime: before?.createTime,
    updateTime: '2026-11-21 09:31:00',
    version: 1,
  })
})

test('an edit without remark and automatic reply removes both', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  const { remark: _remark, autoword: _text, auto: _auto, ...others } = BTC_SALE
  expect((await edit(box, token, id, others)).code).toBe(0)
  expect(await find(box, token, id)).toMatchObject({ auto: 0, autoword: null, remark: null })
})

test('a deleted ad cannot be edited', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  await actOnAd(box, token, 'delete', id)
  expect((await edit(box, token, id, BTC_SALE)).message).toBe('The change could not be saved.')
})

test('STATE-13.f trades use up an ad that buys, which then stays off the shelf', async () => {
  const { box, token } = await merchantBox()
  const before = await wallet(box, token, 'SOL')
  const id = await adFrom(box, token, { ...BUY, number: '10', minLimit: '1000', maxLimit: '1200' })
  await actOnAd(box, token, 'on/shelves', id)
  const { order } = (await box.panel('customer', { ad: id, all: true })).body as { order: string }
  // 1200 / 120.50, cut to eight places.
  expect(await find(box, token, id)).toMatchObject({ status: 1, remainAmount: '0.04149378' })
  for (const step of ['pay', 'release']) await box.panel('counterparty', { order, step })
  const { balance, frozenBalance } = await wallet(box, token, 'SOL')
  expect(balance).toBe(toText(add(decimal(before.balance), decimal('9.95352697'))))
  expect(frozenBalance).toBe(before.frozenBalance)
  expect((await actOnAd(box, token, 'on/shelves', id)).message).toBe('The ad could not be put on the shelf.')
})

test('an ad of a locked wallet stays off the shelf until the wallet is unlocked', async () => {
  const { box, token } = await merchantBox()
  const id = await adFrom(box, token, BTC_SALE)
  const lock = (locked: boolean) =>
    box.panel('lock', { account: 'merchant@openbourse.test', coin: 'BTC', locked })
  await lock(true)
  expect((await actOnAd(box, token, 'on/shelves', id)).message).toBe('This wallet is locked.')
  expect(await find(box, token, id)).toMatchObject({ status: 1 })
  await lock(false)
  expect((await actOnAd(box, token, 'on/shelves', id)).code).toBe(0)
})

test('a member has at most a hundred ads, deleted ones not counted', async () => {
  const { box, token } = await merchantBox()
  const { length } = await ownAds(box, token)
  for (let count = length; count < 100; count++) expect((await create(box, token, BUY)).code).toBe(0)
  expect((await create(box, token, BUY)).message).toBe('Creating it failed. Try again.')
  const [newest] = await ownAds(box, token)
  await actOnAd(box, token, 'delete', String(newest?.id))
  expect((await create(box, token, BUY)).code).toBe(0)
})
