import { expect, test } from 'vitest'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import type { AdDraft } from './ad.ts'
import type { Fields } from '../../hosts/memory/testing-ads.ts'
import { adBox, BTC_OFFER } from './testing-offers.ts'

type Box = Awaited<ReturnType<typeof adBox>>

const at = (cents: bigint, more: Partial<AdDraft> = {}): Partial<AdDraft> => ({ price: { cents }, ...more })
const YUAN = { country: '中国', currency: 'CNY' }

/** Numbers of the ads that a list answers with. */
async function listed({ box }: Box, path: string, fields: Fields): Promise<number[]> {
  const { data } = await box.call(`/otc/advertise/${path}`, fields)
  const rows = Array.isArray(data)
    ? data
    : ((data as { content?: AdOffer[] }).content ?? (data as { context: AdOffer[] }).context)
  return (rows as AdOffer[]).map(({ advertiseId }) => advertiseId)
}

/** Ads of two members, of both sides, three coins and two currencies, that alone are on the shelf. */
async function shelf() {
  const all = await adBox()
  const { clear, offer, written } = all
  clear()
  const ads = {
    buyLow: offer('trader', at(9_000n)),
    buyHigh: offer('merchant', at(20_000n)),
    buyMiddle: offer('merchant', at(10_000n, { pay: ['Zelle'] })),
    buyYuan: offer('trader', at(15_000n, YUAN)),
    sellDear: offer('trader', { ...BTC_OFFER, price: { cents: 1_000_000n } }),
    sellCheap: offer('merchant', { ...BTC_OFFER, price: { cents: 900_000n } }),
    buyEther: offer('trader', at(300_000n, { coin: 'ETH' })),
  }
  written('merchant', at(1_000n))
  return { ...all, ads }
}

test('FEAT-18.a the dearest purchase and the cheapest sale come first, by number and not by text', async () => {
  const all = await shelf()
  const { buyLow, buyHigh, buyMiddle, buyYuan, sellDear, sellCheap } = all.ads
  for (const [path, coin] of [
    ['page', (id: number, _unit: string) => ({ id: String(id) })],
    ['page-by-unit', (_id: number, unit: string) => ({ unit })],
  ] as const) {
    const buying = { ...coin(7, 'sol'), advertiseType: '0' }
    expect(await listed(all, path, buying)).toEqual([buyHigh, buyYuan, buyMiddle, buyLow])
    expect(await listed(all, path, { ...coin(2, 'BTC'), advertiseType: '1' })).toEqual([sellCheap, sellDear])
  }
})

test.each<[string, Fields, readonly string[]]>([
  ['of a currency', { currency: 'CNY' }, ['buyYuan']],
  ['of another currency', { currency: 'EUR' }, ['buyHigh', 'buyMiddle', 'buyLow']],
  ['of a country', { country: '中国' }, ['buyYuan']],
  ['of certified merchants', { isCertified: '1' }, ['buyHigh', 'buyMiddle']],
  ['of all members', { isCertified: '0' }, ['buyHigh', 'buyYuan', 'buyMiddle', 'buyLow']],
  ['with a way to pay', { payMode: 'Bank Transfer' }, ['buyHigh', 'buyYuan', 'buyLow']],
  ['for a coin without ads', { id: '12' }, []],
  ['for a coin that is not traded so', { id: '13' }, []],
  ['for no coin', { id: '99' }, []],
  ['of the other side', { advertiseType: '1' }, []],
])('FEAT-18.a ads %s (%o) are listed: %o', async (_what, filter, names) => {
  const all = await shelf()
  const ids: Readonly<Record<string, number>> = all.ads
  const expected = names.map((name) => ids[name])
  expect(await listed(all, 'page', { id: '7', advertiseType: '0', ...filter })).toEqual(expected)
})

test('ads are listed by pages, of ten where nothing is said', async () => {
  const all = await adBox()
  const { box, clear, offer } = all
  clear()
  const ids = Array.from({ length: 12 }, (_, index) => offer('trader', at(20_000n - BigInt(index))))
  const page = async (path: string, fields: Fields) =>
    (await box.call(`/otc/advertise/${path}`, { advertiseType: '0', ...fields })).data
  const content = (from: number, to?: number): unknown =>
    ids.slice(from, to).map((advertiseId) => expect.objectContaining({ advertiseId }) as unknown)
  const [sol, unit] = [{ id: '7' }, { unit: 'SOL' }]
  const sums = (size: number, totalPages: number) => ({ totalElements: 12, totalPages, size })
  expect(await page('page', sol)).toEqual({ ...sums(10, 2), content: content(0, 10) })
  expect(await page('page', { ...sol, pageNo: '2' })).toEqual({ ...sums(10, 2), content: content(10) })
  expect(await page('page', { ...sol, pageNo: '3', pageSize: '5' })).toEqual({
    ...sums(5, 3),
    content: content(10),
  })
  const named = (currentPage: number, pageNumber: number, totalPage: number) => ({
    currentPage,
    totalPage,
    pageNumber,
    totalElement: 12,
  })
  expect(await page('page-by-unit', unit)).toEqual({ ...named(1, 10, 2), context: content(0, 10) })
  expect(await page('page-by-unit', { ...unit, pageNo: '3', pageSize: '5' })).toEqual({
    ...named(3, 5, 3),
    context: content(10),
  })
})

test('the excellent ads are the best twenty of members with twenty trades', async () => {
  const all = await adBox()
  const { box, clear, offer, memberOf } = all
  clear()
  const ids = Array.from({ length: 21 }, (_, index) => offer('merchant', at(20_000n - BigInt(index))))
  const [busy, calm] = [offer('partner', at(30_000n)), offer('trader', at(40_000n))]
  const { otcTrades } = box.view()
  Object.assign(otcTrades, { [memberOf('partner').id]: 20, [memberOf('trader').id]: 19 })
  expect(await listed(all, 'excellent', { advertiseType: '0' })).toEqual([busy, ...ids.slice(0, 19)])
  const newest = [calm, busy, ...ids.toReversed()].slice(0, 20)
  expect(await listed(all, 'newest', {})).toEqual(newest)
})

test('the newest ads are those of one currency where one is named', async () => {
  const all = await shelf()
  const { buyLow, buyHigh, buyMiddle, buyYuan, sellDear, sellCheap, buyEther } = all.ads
  const euro = [buyEther, sellCheap, sellDear, buyMiddle, buyHigh, buyLow]
  expect(await listed(all, 'newest', { currency: 'EUR' })).toEqual(euro)
  expect(await listed(all, 'newest', { currency: 'CNY' })).toEqual([buyYuan])
  expect(await listed(all, 'newest', {})).toEqual([...euro, buyYuan].toSorted((a, b) => b - a))
})

test('own ads are listed newest first, by shelf and by side', async () => {
  const all = await adBox()
  const { box, offer, written, act } = all
  const headers = { 'x-auth-token': await box.logIn('trader') }
  const [bought, off, sold, gone] = [
    offer('trader'),
    written('trader', BTC_OFFER),
    offer('trader', BTC_OFFER),
    written('trader'),
  ]
  act('ad.remove', gone, 'trader')
  const own = async (path: string, fields: Fields) => {
    const { data } = await box.call(`/otc/advertise/${path}`, fields, headers)
    return (data as { content: { id: number }[] }).content.map(({ id }) => id)
  }
  expect(await own('all', {})).toEqual([sold, off, bought])
  expect(await own('all', { status: 'PUT_ON_SHELVES' })).toEqual([sold, bought])
  expect(await own('all', { status: 'PUT_OFF_SHELVES' })).toEqual([off])
  expect(await own('all', { pageNo: '2', pageSize: '2' })).toEqual([bought])
  expect(await own('self/all', {})).toEqual([sold, off, bought])
  expect(await own('self/all', { status: '0' })).toEqual([sold, bought])
  expect(await own('self/all', { status: '1' })).toEqual([off])
  expect(await own('self/all', { advertiseType: '1' })).toEqual([sold, off])
  expect(await own('self/all', { advertiseType: '0', status: '0' })).toEqual([bought])
  expect(await own('self/all', { advertiseType: '0', status: '1' })).toEqual([])
  expect(await own('self/all', { pageNo: '3', pageSize: '1' })).toEqual([bought])
})
