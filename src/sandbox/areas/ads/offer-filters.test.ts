import { expect, test } from 'vitest'
import type { AdOffer } from '#generated/wire/ad-offer.ts'
import { actOnAd, adFrom, BTC_SALE, BUY, type Fields, merchantBox } from '../../hosts/memory/testing-ads.ts'

/** A sandbox with ads of the merchant's at fixed prices in euro, beside the merchant's own. */
async function offersBox() {
  const { box, token } = await merchantBox()
  for (const [price, pay] of [
    ['70000', ['Zelle']],
    ['90000', ['Bank Transfer']],
    ['8000', ['Bank Transfer', 'Zelle']],
  ] as const) {
    const ad = { ...BTC_SALE, price, number: '0.1', minLimit: '100', maxLimit: '800', 'pay[]': pay }
    await actOnAd(box, token, 'on/shelves', await adFrom(box, token, ad))
  }
  const rows = async (path: string, fields: Fields) => {
    const { data } = await box.call(`/otc/advertise/${path}`, fields)
    return (Array.isArray(data) ? data : (data as { content: AdOffer[] }).content) as AdOffer[]
  }
  return { box, token, rows }
}
const FIXED = { id: '2', country: '德国', advertiseType: '1' }
const pricesOf = (rows: readonly AdOffer[]): string[] =>
  rows.filter(({ premiseRate }) => premiseRate === null).map(({ price }) => price)

test('FEAT-18.a ads that sell are listed cheapest first, by the number and not by its text', async () => {
  const { rows } = await offersBox()
  expect(pricesOf(await rows('page', FIXED))).toEqual(['8000.00', '70000.00', '90000.00'])
})

test.each([
  ['Zelle', ['8000.00', '70000.00']],
  ['Bank Transfer', ['8000.00', '90000.00']],
  ['Zelle, Bank Transfer', ['8000.00', '70000.00', '90000.00']],
  ['Payeer', []],
] as const)('ads that take %s are listed, and no others', async (payMode, expected) => {
  const { rows } = await offersBox()
  expect(pricesOf(await rows('page', { ...FIXED, payMode }))).toEqual(expected)
})

test.each([
  ['99.99', []],
  ['100', ['8000.00', '70000.00', '90000.00']],
  ['790', ['8000.00', '70000.00', '90000.00']],
  ['800', ['70000.00', '90000.00']],
  ['800.01', []],
] as const)('ads whose limits take a trade of %s are listed, and no others', async (money, expected) => {
  const { rows } = await offersBox()
  expect(pricesOf(await rows('page', { ...FIXED, money }))).toEqual(expected)
})

test('the newest and the excellent ads are those of one currency, or of all', async () => {
  const { box, token, rows } = await offersBox()
  const buying = { ...BUY, maxLimit: '6000' }
  await actOnAd(box, token, 'on/shelves', await adFrom(box, token, buying))
  const counts = async (path: string, side: Fields) => {
    const found = await Promise.all(
      [{}, { currency: 'EUR' }, { currency: 'CNY' }, { currency: 'USD' }].map((currency) =>
        rows(path, { ...side, ...currency }),
      ),
    )
    return found.map(({ length }) => length)
  }
  expect(await counts('newest', {})).toEqual([7, 5, 2, 0])
  expect(await counts('excellent', { advertiseType: '1' })).toEqual([5, 4, 1, 0])
  expect(await counts('excellent', { advertiseType: '0' })).toEqual([2, 1, 1, 0])
  const ids = (await rows('newest', {})).map(({ advertiseId }) => advertiseId)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  const selling = await rows('excellent', { advertiseType: '1', currency: 'EUR' })
  expect(pricesOf(selling)).toEqual(['8000.00', '70000.00', '90000.00'])
})
