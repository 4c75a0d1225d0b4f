// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { MyAdsScreen } from './my-ads-screen.tsx'

const ad = {
  id: 501,
  memberId: 600012,
  username: 'ada',
  advertiseType: 1,
  status: 1,
  level: 0,
  coinId: 1,
  coinUnit: 'USDT',
  country: '德国',
  localCurrency: 'EUR',
  priceType: 1,
  price: null,
  premiseRate: '1.5',
  finalPrice: '1.0819',
  number: '8000',
  remainAmount: '7250.5',
  dealAmount: '0',
  minLimit: '100',
  maxLimit: '5000',
  limitMoney: '100~5000',
  timeLimit: 15,
  payMode: 'Bank Transfer,Zelle',
  auto: 0,
  autoword: null,
  remark: null,
  createTime: '2026-11-10 08:00:00',
  updateTime: null,
}
const onShelf = {
  ...ad,
  id: 502,
  status: 0,
  advertiseType: 0,
  priceType: 0,
  price: '0.92',
  finalPrice: '0.92',
  premiseRate: null,
}
const page = (content: object[]) =>
  ok({ content, totalElements: content.length, totalPages: 1, size: 10, number: 0 })

const LIST = '/otc/advertise/self/all'
const COUNTRIES = ok([
  {
    zhName: '德国',
    enName: 'Germany',
    areaCode: '49',
    language: 'de_DE',
    localCurrency: 'EUR',
    sort: 1,
    countryImageUrl: null,
  },
])

function show(content: object[] = [ad, onShelf], more = {}) {
  const calls = serve({ '/uc/support/country': COUNTRIES, [LIST]: page(content), ...more })
  showScreen(<MyAdsScreen />, '/ad')
  return calls
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

afterEach(cleanup)

test('ENT-02 a row shows number, type, country, currency, price, premium, quantity, remaining, limits, methods, shelf', async () => {
  show()
  const row = await rowOf('No. 501')
  await screen.findAllByText('Germany')
  for (const text of ['Sell USDT', 'Germany', 'EUR', '1.0819 EUR', 'Market plus 1.5%', 'Off shelf'])
    expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText('7,250.50 USDT')).toBeTruthy()
  expect(row.getByText('of 8,000 USDT')).toBeTruthy()
  expect(row.getByText('Zelle')).toBeTruthy()
  expect(screen.getByRole('row', { name: /No. 501/ }).textContent).toMatch(/100 – 5,000\sEUR/)
  const fixed = await rowOf('No. 502')
  expect(fixed.getByText('Fixed price')).toBeTruthy()
  expect(fixed.getByText('Buy USDT')).toBeTruthy()
  expect(fixed.getByText('On shelf')).toBeTruthy()
})

test('MSG-16 STATE-13 an ad on the shelf cannot be edited or deleted, which is explained with a way to take it off', async () => {
  const calls = show([onShelf], { '/otc/advertise/off/shelves': ok(null) })
  const row = await rowOf('No. 502')
  for (const act of [/^Edit/, /^Delete/]) {
    fireEvent.click(row.getByRole('button', { name: act }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Ads can be deleted or edited only after removal',
    })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  }
  expect(address()).toBe('/ad')
  expect(calls.some(({ url }) => url.includes('delete'))).toBe(false)
})

test('FEAT-19 an ad off the shelf can be edited, and deleted after a confirmation that names it', async () => {
  const calls = show([ad], { '/otc/advertise/delete': ok(null) })
  const row = await rowOf('No. 501')
  fireEvent.click(row.getByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete ad 501?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete ad' }))
  await screen.findByText('Ad 501 is deleted')
  expect(calls.filter(({ url }) => url.endsWith('/advertise/delete')).map(sent)).toEqual([{ id: '501' }])
  fireEvent.click(row.getByRole('button', { name: /^Edit/ }))
  expect(address()).toBe('/editAd?id=501')
})

test('FEAT-19 filters are sent to the server, and can be cleared', async () => {
  const calls = show([ad])
  await rowOf('No. 501')
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'buy' } })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'off' } })
  await rowOf('No. 501')
  const asked = calls.filter(({ url }) => url.endsWith(LIST)).map(sent)
  expect(asked.at(0)).toEqual({ pageNo: '1', pageSize: '10' })
  expect(asked.at(-1)).toEqual({ advertiseType: '0', status: '1', pageNo: '1', pageSize: '10' })
})

test('FEAT-19 an empty list explains ads and links to creating one', async () => {
  show([])
  await screen.findByText('No ads yet')
  for (const link of screen.getAllByRole('link', { name: 'Post an ad' }))
    expect(link.getAttribute('href')).toBe('/createAd')
})
