// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { goTo } from '#tests/support/go-to.ts'
import { address, ok } from '#tests/support/screen.tsx'
import { piecesOf, shownTexts } from '#tests/support/shown-text.ts'
import { DETAIL, sale } from './tests/ad-answers.ts'
import { asked, endAds, field, showAdForm, values } from './tests/show-ads.tsx'

const UPDATE = '/otc/advertise/update'
const OF_SALE = piecesOf(`advertiseType_1 | country: Germany | coinId: BTC | number: 0.5 | premiseRate: 1.5
  minLimit: 150 | maxLimit: 5000 | timeLimit: 15 | pay[] | pay[]_Zelle | remark: Weekdays only
  auto | autoword: Pay within the time | jyPassword: `)
const OF_PURCHASE = piecesOf(`advertiseType | country: United States | coinId: ETH | number: 7.25 | priceType
  price: 2410.5 | minLimit: 250 | maxLimit: 9000 | timeLimit: 30 | pay[]_Zelle | remark: 
  jyPassword: `)
const preview = () => screen.getByRole('region', { name: 'What the counterparty sees' })
const priced = (text: RegExp) => waitFor(() => expect(preview().textContent).toMatch(text))
const told = () => toastStore.get().map(({ kind, title }) => [kind, title])
const save = async (): Promise<void> => {
  fireEvent.change(await field(/^Fund password/), { target: { value: 'openbourse' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save ad' }))
}

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endAds)

test('ENT-02.f FEAT-19.g the form of a sale begins with its values, is previewed in its coin and currency, and is saved as it was', async () => {
  const calls = showAdForm('/editAd?id=501', { [UPDATE]: ok(null) })
  await priced(/60,900/)
  expect(values()).toEqual(OF_SALE)
  expect(shownTexts(preview())).toEqual(
    piecesOf(`What the counterparty sees | ada | Certified merchant | Price | 60,900.00 | EUR per BTC
  Quantity | 0.5 BTC | Order limit | 150 | – | 5,000 EUR | Pay within | 15 minutes | Country
  Germany | Wise | Zelle | Weekdays only`),
  )
  // The customer of a sale buys.
  expect(preview().lastElementChild?.textContent).toBe('Buy BTC')
  expect([...document.querySelectorAll('form dl')].flatMap((list) => shownTexts(list))).toEqual([
    'Market price',
    '60,000.00 EUR',
    'Your price at this moment',
    '60,900.00 EUR',
  ])
  await save()
  await waitFor(() => expect(address()).toBe('/ad'))
  expect(told()).toEqual([['success', 'Saved']])
  expect(asked(calls, UPDATE)).toEqual([
    {
      id: '501',
      advertiseType: '1',
      coinId: '1',
      country: '德国',
      priceType: '1',
      price: '60900.00',
      premiseRate: '1.5',
      number: '0.5',
      minLimit: '150',
      maxLimit: '5000',
      timeLimit: '15',
      'pay[]': 'Wise,Zelle',
      auto: '1',
      autoword: 'Pay within the time',
      remark: 'Weekdays only',
      jyPassword: 'openbourse',
    },
  ])
})

test('ENT-02.f FEAT-19.g the form of a purchase at a fixed price begins with its values, and is saved as it was', async () => {
  const calls = showAdForm('/editAd?id=502', { [UPDATE]: ok(null) })
  await priced(/2,410\.50/)
  expect(values()).toEqual(OF_PURCHASE)
  expect(shownTexts(preview())).toEqual(
    piecesOf(`What the counterparty sees | ada | Certified merchant | Price | 2,410.50 | USD per ETH
  Quantity | 7.25 ETH | Order limit | 250 | – | 9,000 USD | Pay within | 30 minutes | Country
  United States | Zelle`),
  )
  expect(preview().lastElementChild?.textContent).toBe('Sell ETH')
  await save()
  await waitFor(() => expect(address()).toBe('/ad'))
  expect(asked(calls, UPDATE)).toEqual([
    {
      id: '502',
      advertiseType: '0',
      coinId: '2',
      country: '美国',
      priceType: '0',
      price: '2410.5',
      number: '7.25',
      minLimit: '250',
      maxLimit: '9000',
      timeLimit: '30',
      'pay[]': 'Zelle',
      auto: '0',
      jyPassword: 'openbourse',
    },
  ])
})

test('FEAT-19.g a text that was typed for an ad waits in its own form: neither that of another one nor of a new one has it', async () => {
  showAdForm('/editAd?id=501')
  await priced(/60,900/)
  fireEvent.change(await field(/^Quantity/), { target: { value: '0.4' } })
  fireEvent.change(await field(/^Premium/), { target: { value: '3' } })
  await goTo('/editAd?id=502')
  await priced(/2,410\.50/)
  expect(values()).toEqual(OF_PURCHASE)
  await goTo('/createAd')
  const number = await field(/^Quantity/)
  expect(number.value).toBe('')
  fireEvent.change(number, { target: { value: '33' } })
  await goTo('/editAd?id=501')
  await priced(/61,800/)
  expect(values()).toEqual(
    OF_SALE.map((one) =>
      one.replace('number: 0.5', 'number: 0.4').replace('premiseRate: 1.5', 'premiseRate: 3'),
    ),
  )
  await goTo('/createAd')
  expect((await field(/^Quantity/)).value).toBe('33')
})

test.each([
  ['sale', 501, /At least 0\.003/],
  ['purchase', 502, /At least 0\.002/],
])('VAL-13 a %s is not less than the coin takes on its side', async (_side, id, least) => {
  const calls = showAdForm(`/editAd?id=${id}`, { [UPDATE]: ok(null) })
  await priced(/0/)
  fireEvent.change(await field(/^Quantity/), { target: { value: '0.0019' } })
  await save()
  await waitFor(() => expect(document.querySelector('[id="ad_number__message"]')?.textContent).toMatch(least))
  expect(asked(calls, UPDATE)).toEqual([])
})

test('MSG-16.e STATE-13.h an ad on the shelf is taken off from its form, which then begins', async () => {
  let status = 0
  const calls = showAdForm('/editAd?id=501', {
    [DETAIL]: () => ok(sale({ status })),
    '/otc/advertise/off/shelves': () => {
      status = 1
      return ok(null)
    },
  })
  await screen.findByText('Ads can be deleted or edited only after removal')
  expect(document.querySelector('form')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Take off the shelf' }))
  await priced(/60,900/)
  expect(values()).toEqual(OF_SALE)
  expect(asked(calls, '/otc/advertise/off/shelves')).toEqual([{ id: '501' }])
  expect(told()).toEqual([['success', 'Ad 501 is off the shelf']])
})

test('FEAT-19.f an address of no own ad says so, and leads to the own ones', async () => {
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const own = ['My ads', '/ad']
  showAdForm('/editAd', {})
  expect(await screen.findByText('You have no such ad')).toBeTruthy()
  expect(links()).toEqual([own, own])
  endAds()
  logIn({ token: 'token', member: ada })
  showAdForm('/editAd?id=9', { [DETAIL]: { code: 500, message: 'No such record.', data: null } })
  expect(await screen.findByText('You have no such ad')).toBeTruthy()
  expect(links()).toEqual([own, own])
})
