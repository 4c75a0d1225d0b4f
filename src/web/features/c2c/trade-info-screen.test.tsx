// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { method, PREVIEW, preview, security, SETTING } from './tests/c2c-answers.ts'
import { endTrade, METHODS, refused, showTrade } from './tests/show-trade.tsx'

const BUY = '/otc/order/buy'
const SELL = '/otc/order/sell'

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const type = async (name: string, value: string): Promise<void> => {
  fireEvent.change(await field(name), { target: { value } })
}
const submit = async (name: RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await act(() => Promise.resolve(fireEvent.click(button)))
}

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endTrade)

test('ENT-19.b FEAT-25 ROUTE-MARKETS.i every field of a trade info is shown', async () => {
  showTrade()
  expect(await screen.findByRole('heading', { level: 1, name: 'Buy USDT from nordlicht' })).toBeTruthy()
  await screen.findByText('Germany')
  const main = screen.getByRole('heading', { level: 1 }).closest('[data-form]')
  const texts = shownTexts(main ?? document.body)
  const expected = [
    '1.25',
    'EUR per USDT',
    '8,420.50 USDT',
    '5,000 EUR',
    'SEPA',
    'Wise',
    'Germany',
    '15 minutes',
    'Instant transfer only.',
    '2,318 trades',
    'E-mail',
    'Phone',
    'No identity',
  ]
  expect(expected.filter((text) => !texts.includes(text))).toEqual([])
})

test('VAL-18.l VAL-19.g typed money gives coins and typed coins give money, cut off', async () => {
  showTrade({ [PREVIEW]: preview({ price: '1.07' }) })
  await type('You pay', '500')
  await waitFor(async () => expect((await field('You get')).value).toBe('467.28971962'))
  await type('You get', '100.123456789')
  await waitFor(async () => expect((await field('You pay')).value).toBe('107.13'))
  expect((await field('You get')).value).toBe('100.12345678')
})

test('FEAT-18.c MSG-24.d an order is placed at the shown price, with the side that was typed; its screen opens, and a message says so', async () => {
  const calls = showTrade({ [BUY]: ok('2611') })
  await type('You pay', '500')
  await submit(/^Buy 400.USDT$/)
  await waitFor(() => expect(address()).toBe('/orderMy?order=2611'))
  expect(toastStore.get().map(({ kind, title }) => [kind, title])).toEqual([['success', 'The order is open']])
  expect(calls.filter(({ url }) => url.endsWith(BUY)).map(sent)).toEqual([
    { id: '501', coinId: '1', price: '1.25', money: '500', amount: '400', mode: '0' },
  ])
})

test('the limits of the ad hold in the form, and nothing is sent', async () => {
  const calls = showTrade({ [BUY]: ok('2611') })
  await type('You pay', '50')
  await submit(/^Buy/)
  expect((await field('You pay')).getAttribute('aria-invalid')).toBe('true')
  await type('You get', '4000.5')
  await submit(/^Buy/)
  expect((await field('You get')).getAttribute('aria-invalid')).toBe('true')
  expect(calls.filter(({ url }) => url.endsWith(BUY))).toEqual([])
})

test('a price that moved is told with both prices and asked about again; the typed money is kept', async () => {
  let price = '1.25'
  const calls = showTrade({
    [PREVIEW]: () => preview({ price }),
    [BUY]: (call) => (sent(call)['price'] === '1.6' ? ok('2612') : refused('price-expired', 'price')),
  })
  await type('You pay', '500')
  await field('You get')
  price = '1.6'
  await submit(/^Buy 400/)
  const dialog = await screen.findByRole('alertdialog', { name: 'The price moved' })
  expect(within(dialog).getByText(/^From 1\.25.EUR to 1\.60.EUR/)).toBeTruthy()
  expect(within(dialog).getByText(/^312\.50.USDT$/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await field('You pay')).value).toBe('500')
  await submit(/^Buy/)
  await waitFor(() => expect(address()).toBe('/orderMy?order=2612'))
  expect(
    calls
      .filter(({ url }) => url.endsWith(BUY))
      .map((call) => sent(call))
      .at(-1),
  ).toMatchObject({
    price: '1.6',
    money: '500',
    amount: '312.5',
  })
})

test('VAL-33.b MSG-09.b an order asks for real name, phone and fund password, and leads there and back', async () => {
  showTrade({ [SETTING]: security(0) })
  const links = await screen.findAllByRole('link', { name: /^Go / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/realName?back=%2FtradeInfo%3Fid%3D501',
    '/changePhone?back=%2FtradeInfo%3Fid%3D501',
    '/setFund?back=%2FtradeInfo%3Fid%3D501',
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('VAL-33.e MSG-08.b a visitor sees the ad and is asked to log in', async () => {
  logOut()
  showTrade()
  expect(await screen.findByText('Instant transfer only.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Log in/ })).getAttribute('href')).toContain('/Login')
})

test('VAL-33.b a seller without a payment method that the ad takes is told which it takes', async () => {
  showTrade({ [PREVIEW]: preview({ advertiseType: 0 }), [METHODS]: ok([method('PayPal')]) })
  expect(await screen.findByText('nordlicht pays by SEPA or Wise.')).toBeTruthy()
  expect(screen.getByText('You only have PayPal.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add SEPA or Wise' }).getAttribute('href')).toBe(
    '/payment?back=%2FtradeInfo%3Fid%3D501',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('FEAT-18.d a seller gives coins, no more than the ad takes of them; the typed amount leads', async () => {
  const calls = showTrade({
    [PREVIEW]: preview({ advertiseType: 0, maxTradableAmount: '300' }),
    [METHODS]: ok([method('Wise')]),
    [SELL]: ok('2613'),
  })
  await type('You sell', '301')
  await submit(/^Sell/)
  expect((await field('You sell')).getAttribute('aria-invalid')).toBe('true')
  await type('You sell', '200')
  await submit(/^Sell 200.USDT$/)
  await waitFor(() => expect(address()).toBe('/orderMy?order=2613'))
  expect(calls.filter(({ url }) => url.endsWith(SELL)).map(sent)).toEqual([
    { id: '501', coinId: '1', price: '1.25', money: '250', amount: '200', mode: '1' },
  ])
})

test('MSG-01.j VAL-29.r a sale that the exchange refuses for lack of coins says so at its field, and keeps what was typed', async () => {
  showTrade({
    [PREVIEW]: preview({ advertiseType: 0, maxTradableAmount: '300' }),
    [METHODS]: ok([method('Wise')]),
    [SELL]: refused('insufficient-balance', 'amount'),
  })
  await type('You sell', '200')
  await submit(/^Sell 200.USDT$/)
  expect(await screen.findAllByText('The balance is not enough.')).not.toEqual([])
  expect((await field('You sell')).getAttribute('aria-invalid')).toBe('true')
  expect((await field('You sell')).value).toBe('200')
  expect([address(), toastStore.get()]).toEqual(['/tradeInfo?id=501', []])
})

test('FEAT-18.d "max" of a seller fills in what is held, where that is less than the ad takes', async () => {
  showTrade({
    [PREVIEW]: preview({ advertiseType: 0, maxTradableAmount: '300' }),
    [METHODS]: ok([method('Wise')]),
    '/uc/asset/wallet': ok([walletRow('120.5')]),
  })
  expect(await screen.findByText(/^At most 120.5.USDT$/)).toBeDefined()
  const [ofCoins] = screen.getAllByRole('button', { name: 'Max', description: 'You sell' })
  expect(ofCoins).toBeDefined()
  if (ofCoins !== undefined) fireEvent.click(ofCoins)
  expect((await field('You sell')).value).toBe('120.5')
})

test('the own ad cannot be traded on', async () => {
  showTrade({ [PREVIEW]: preview({ username: ada.username }) })
  expect(await screen.findByText(/This is your own ad/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an ad that is gone says so; without an ad the market opens', async () => {
  showTrade({ [PREVIEW]: refused('parameter-error', 'id') })
  expect(await screen.findByText('There is no such ad')).toBeTruthy()
  cleanup()
  showTrade({}, '/tradeInfo')
  await waitFor(() => expect(address()).toBe('/trade/USDT'))
})

test('VAL-33.b a seller without any payment method reads so; a buyer needs none', async () => {
  showTrade({ [PREVIEW]: preview({ advertiseType: 0, payMode: 'Wise' }) })
  expect(await screen.findByText('nordlicht pays by Wise.')).toBeTruthy()
  expect(screen.getByText('You have not saved any way to be reached by money yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add Wise' })).toBeTruthy()
  cleanup()
  const calls = showTrade()
  expect((await field('You pay')).value).toBe('')
  expect(calls.filter(({ url }) => url.endsWith(METHODS))).toEqual([])
})

test('FEAT-18.c the amount of the market stands in the form of an ad; one that is none does not', async () => {
  showTrade({}, '/tradeInfo?id=501&money=250.5')
  expect((await field('You pay')).value).toBe('250.5')
  await waitFor(async () => expect((await field('You get')).value).toBe('200.4'))
  cleanup()
  clearDrafts()
  showTrade({}, '/tradeInfo?id=501&money=much')
  expect((await field('You pay')).value).toBe('')
})

test('FEAT-18.c "max" of a buyer fills in the greatest order, or what all the coins of the ad cost', async () => {
  const max = async (description: string): Promise<string> => {
    const [button] = await screen.findAllByRole('button', { name: 'Max', description })
    if (button !== undefined) fireEvent.click(button)
    return (await field(description)).value
  }
  showTrade()
  expect([await max('You pay'), await max('You get')]).toEqual(['5000', '4000'])
  cleanup()
  clearDrafts()
  showTrade({ [PREVIEW]: preview({ maxTradableAmount: '300' }) })
  expect([await max('You pay'), await max('You get')]).toEqual(['375', '300'])
})
