// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { address, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { ADS, type Answers, offer, offers, ORDERS, orders, ownOrder } from './tests/c2c-answers.ts'
import { adRequests, showMarket } from './tests/show-market.tsx'

const dear = offer({ advertiseId: 502, memberName: 'kontor', price: '1.0700', level: 1, payMode: 'SEPA' })

const show = (at = '/trade/USDT', more: Answers = {}) =>
  showMarket(at, { [ADS]: offers(dear, offer()), ...more })

const rows = async (): Promise<readonly string[]> => {
  const table = await screen.findByRole('table', { name: 'C2C ads' })
  return within(table)
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent)
}

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
})

test('FEAT-18.b ROUTE-MARKETS.b ads of a coin are listed best price first, with limits, payment types and time', async () => {
  show()
  expect(await rows()).toEqual(['nordlicht', 'kontor'])
  const first = screen.getByRole('row', { name: /^nordlicht/ })
  expect(shownTexts(first)).toEqual([
    'nordlicht',
    ', Certified merchant',
    '2,318 trades',
    '1.0672 EUR',
    '+0.11% to market',
    '8,420 USDT',
    '100',
    '–',
    '5,000 EUR',
    'SEPA',
    'Wise',
    '15 minutes',
    'Buy',
    'with nordlicht',
  ])
  expect(within(first).getByRole('link', { name: 'Buy with nordlicht' }).getAttribute('href')).toBe(
    '/tradeInfo?id=501',
  )
})

test('FEAT-18.b the other side asks for ads that buy, dearest first', async () => {
  const calls = show()
  await rows()
  fireEvent.click(screen.getByRole('radio', { name: 'Sell' }))
  await waitFor(async () => expect(await rows()).toEqual(['kontor', 'nordlicht']))
  expect(adRequests(calls).map(({ advertiseType }) => advertiseType)).toContain('0')
  expect(address()).toBe('/trade/USDT?side=sell')
})

test('FEAT-18.b amount, payment types and certified merchants are asked for, and what the amount buys is shown', async () => {
  const calls = show('/trade/USDT?money=500&pay=Wise&certified=1', { [ADS]: offers(offer()) })
  expect(await rows()).toEqual(['nordlicht'])
  expect(adRequests(calls)).toContainEqual({
    unit: 'USDT',
    advertiseType: '1',
    currency: 'EUR',
    money: '500',
    payMode: 'Wise',
    isCertified: '1',
    pageNo: '1',
    pageSize: '10',
  })
  expect(screen.getByText(/^468\.51574212.USDT$/)).toBeTruthy()
  expect(screen.queryByText(/does not know all of these filters/)).toBeNull()
})

test('a filter that the server ignores is applied to the page, and that is said', async () => {
  show('/trade/USDT?pay=Wise')
  expect(await rows()).toEqual(['nordlicht'])
  expect(screen.getByText(/does not know all of these filters/)).toBeTruthy()
})

test('an amount counts once its field is left', async () => {
  show()
  await rows()
  const amount = screen.getByRole('textbox', { name: /^I pay/ })
  fireEvent.change(amount, { target: { value: '250.5' } })
  expect(address()).toBe('/trade/USDT')
  fireEvent.blur(amount)
  await waitFor(() => expect(address()).toBe('/trade/USDT?money=250.5'))
})

test('the first two orders that go on stand above the ads', async () => {
  const running = (orderSn: string): object => ({ ...ownOrder, orderSn })
  show('/trade/USDT', {
    [ORDERS]: (call) =>
      sent(call)['status'] === '1' ? orders(running('1'), running('2'), running('3')) : orders(),
  })
  const list = await screen.findByRole('list', { name: 'Orders under way' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orderMy?order=1', '/orderMy?order=2'])
})

test('the own ad says so, and leads to its form', async () => {
  show('/trade/USDT', { [ADS]: offers(offer({ memberId: ada.id, memberName: 'ada' })) })
  const row = await screen.findByRole('row', { name: /^ada/ })
  expect(within(row).getByText('Yours')).toBeTruthy()
  expect(within(row).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/editAd?id=501')
  expect(within(row).queryByRole('link', { name: /^Buy/ })).toBeNull()
})

test('an old address of a quote coin leads to its spot markets', async () => {
  show('/trade/ETH')
  await waitFor(() => expect(address()).toBe('/markets/ETH'))
  cleanup()
  show('/trade/favourites')
  await waitFor(() => expect(address()).toBe('/markets/favourites'))
})

test('a coin without ads says so', async () => {
  show('/trade/BTC', { [ADS]: offers() })
  expect(await screen.findByText('No ads')).toBeTruthy()
  expect(screen.getByText(/Try another currency/)).toBeTruthy()
})
