// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { shownTable } from '#tests/support/shown-tables.ts'
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
  coinId: 2,
  coinUnit: 'BTC',
  country: '法国',
  localCurrency: 'CHF',
  priceType: 0,
  price: '62000.5',
  finalPrice: '62000.5',
  premiseRate: null,
  number: '0.75',
  remainAmount: '0.25',
  minLimit: '250',
  maxLimit: '15500',
  limitMoney: '250~15500',
  payMode: 'Wise',
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

test('ENT-02.e ads: number, type, country, currency, price, premium, quantity, remaining, limits, methods, shelf', async () => {
  show()
  await screen.findByText('Germany')
  expect(await shownTable('My ads')).toEqual([
    ['Ad', 'Country', 'Price', 'Remaining', 'Order limit', 'Payment methods', 'Status'],
    [
      'Sell USDT No. 501',
      'Germany EUR',
      '1.0819 EUR Market plus 1.5%',
      '7,250.50 USDT of 8,000 USDT',
      '100 – 5,000 EUR',
      'Bank Transfer Zelle',
      'Off shelf',
    ],
    [
      'Buy BTC No. 502',
      '法国 CHF',
      '62,000.50 CHF Fixed price',
      '0.25 BTC of 0.75 BTC',
      '250 – 15,500 CHF',
      'Wise',
      'On shelf',
    ],
  ])
})

test('MSG-16.cd STATE-13.h an ad on the shelf cannot be edited or deleted, which is explained with a way to take it off', async () => {
  const calls = show([onShelf], { '/otc/advertise/off/shelves': ok(null) })
  const row = await rowOf('No. 502')
  for (const act of [/^Edit/, /^Delete/]) {
    fireEvent.click(row.getByRole('button', { name: act }))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Ads can be deleted or edited only after removal',
    })
    expect(shownTexts(dialog)).toEqual([
      'Ads can be deleted or edited only after removal',
      'Take it off the shelf first, so that nobody trades on terms that you are about to change.',
      'Cancel',
      'Take off the shelf',
    ])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  }
  expect(address()).toBe('/ad')
  expect(calls.some(({ url }) => url.includes('delete'))).toBe(false)
})

test('FEAT-19.d an ad off the shelf can be edited, and deleted after a confirmation that names it', async () => {
  const calls = show([ad], { '/otc/advertise/delete': ok(null) })
  const row = await rowOf('No. 501')
  fireEvent.click(row.getByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete ad 501?' })
  expect(shownTexts(dialog)).toEqual([
    'Delete ad 501?',
    'It cannot be brought back. Trades that are under way go on.',
    'Cancel',
    'Delete ad',
  ])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete ad' }))
  await screen.findByText('Ad 501 is deleted')
  expect(calls.filter(({ url }) => url.endsWith('/advertise/delete')).map(sent)).toEqual([{ id: '501' }])
  fireEvent.click(row.getByRole('button', { name: /^Edit/ }))
  expect(address()).toBe('/editAd?id=501')
})

test('FEAT-19.e filters are sent to the server, and can be cleared', async () => {
  const calls = show([ad])
  await rowOf('No. 501')
  fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'buy' } })
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'off' } })
  await rowOf('No. 501')
  const asked = calls.filter(({ url }) => url.endsWith(LIST)).map(sent)
  expect(asked.at(0)).toEqual({ pageNo: '1', pageSize: '10' })
  expect(asked.at(-1)).toEqual({ advertiseType: '0', status: '1', pageNo: '1', pageSize: '10' })
})

test('FEAT-19.e an empty list explains ads and links to creating one', async () => {
  show([])
  await screen.findByText('No ads yet')
  for (const link of screen.getAllByRole('link', { name: 'Post an ad' }))
    expect(link.getAttribute('href')).toBe('/createAd')
})

test('STATE-13.b each ad is put on the shelf or taken off it by itself, which a message says by its number', async () => {
  let [first, second] = [ad, onShelf]
  const calls = show([], {
    [LIST]: () => page([first, second]),
    '/otc/advertise/on/shelves': () => {
      first = { ...first, status: 0 }
      return ok(null)
    },
    '/otc/advertise/off/shelves': () => {
      second = { ...second, status: 1 }
      return ok(null)
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Put on the shelf No. 501' }))
  await screen.findByText('Ad 501 is on the shelf')
  fireEvent.click(screen.getByRole('button', { name: 'Edit No. 502' }))
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take off the shelf' }))
  await screen.findByText('Ad 502 is off the shelf')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const shelf = async (name: string) =>
    (await rowOf(name)).getByText(/shelf$/, { ignore: 'button' }).textContent
  expect([await shelf('No. 501'), await shelf('No. 502')]).toEqual(['On shelf', 'Off shelf'])
  const acts = calls.filter(({ url }) => url.endsWith('/shelves'))
  expect(acts.map((call) => [call.url.split('/').at(-2), sent(call)])).toEqual([
    ['on', { id: '501' }],
    ['off', { id: '502' }],
  ])
})

test('FEAT-19.d the question before a deletion names the ad that was pressed last; a refusal says why and leaves it', async () => {
  const calls = show([ad, { ...ad, id: 503 }], {
    '/otc/advertise/delete': { code: 500, message: 'It is in use.', data: null },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete No. 501' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete No. 503' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete ad 503?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete ad' }))
  await screen.findByText('Nothing has changed')
  expect(screen.getByText('It is in use.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls.filter(({ url }) => url.endsWith('/advertise/delete')).map(sent)).toEqual([{ id: '503' }])
})
