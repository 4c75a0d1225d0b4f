// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { ADS, type Answers, coin, offer, offers } from '../tests/c2c-answers.ts'
import { adRequests, showMarket } from '../tests/show-market.tsx'

const COINS = '/otc/coin/all'
const ofBitcoin = {
  unit: 'BTC',
  localCurrency: 'CHF',
  price: '61550.25',
  minLimit: '250.00',
  maxLimit: '9000.50',
  remainAmount: '0.75',
}
const cheap = offer({ ...ofBitcoin, advertiseId: 511, price: '60390.00' })
const dear = offer({
  ...ofBitcoin,
  advertiseId: 512,
  memberId: 600_098,
  memberName: 'kontor',
  level: 1,
  transactions: 1,
  minLimit: '400.00',
  maxLimit: '8000.00',
  remainAmount: '0.125',
  payMode: 'Bank Transfer',
  timeLimit: null,
})
const countryOf = (localCurrency: string, at: number): object => ({
  zhName: localCurrency,
  enName: localCurrency,
  areaCode: String(at),
  language: 'en_US',
  localCurrency,
  sort: at,
  countryImageUrl: null,
})
const links = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const HIDDEN = { hidden: true }
/** Opens the choice of payment methods, as browsers do: happy-dom knows no popovers. */
function openMethods() {
  const [panel = document.body] = screen.getAllByRole('dialog', HIDDEN)
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  return within(panel)
}

const market = (more: Answers = {}, at = '/trade/BTC?currency=CHF') =>
  showMarket(at, {
    [ADS]: offers(dear, cheap),
    [COINS]: (call) => {
      const marketPrice = sent(call)['currency'] === 'CHF' ? '61000.00' : '70000.00'
      return ok([coin(1, 'USDT'), coin(2, 'BTC', { marketPrice })])
    },
    ...more,
  })

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('ENT-02.b FEAT-18.b offers show their merchant, price to market, coins for the amount, rest, limits, methods and time', async () => {
  market({}, '/trade/BTC?currency=CHF&money=500')
  await screen.findByText('+0.90% to market')
  expect(await shownTable('C2C ads')).toEqual([
    ['Merchant', 'Price', 'For your amount', 'Remaining, per order', 'Payment methods', 'Pay within'],
    [
      'nordlicht , Certified merchant 2,318 trades',
      '60,390.00 CHF −1.00% to market',
      '0.00827951 BTC',
      '0.75 BTC 250 – 9,000.50 CHF',
      'SEPA Wise',
      '15 minutes',
    ],
    [
      'kontor 1 trade',
      '61,550.25 CHF +0.90% to market',
      '0.00812344 BTC',
      '0.125 BTC 400 – 8,000 CHF',
      'Bank Transfer',
      '—',
    ],
  ])
  expect(links('kontor')).toEqual([
    ['kontor', '/tradeInfo?member=kontor'],
    ['Buy with kontor', '/tradeInfo?id=512&money=500'],
  ])
  expect(screen.getByText(/^Market price: 61,000\.00.CHF for one BTC\.$/)).toBeTruthy()
})

test.each([
  ['buy', ['I pay', 'Choose', 'Pay', 'Receive']],
  ['sell', ['I receive', 'Choose', 'Wait for the money', 'Release the coins']],
])(
  'FEAT-18.b the market of who wants to %s names the amount, the act and the steps of that side',
  async (side, [label = '', ...steps]) => {
    market({}, `/trade/BTC?currency=CHF&side=${side}`)
    const list = await screen.findByRole('list', { name: 'How a trade goes' })
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(steps)
    expect(screen.getByRole('textbox', { name: new RegExp(`^${label}`) })).toBeTruthy()
    const act = side === 'buy' ? 'Buy with kontor' : 'Sell with kontor'
    expect(links('kontor').at(-1)).toEqual([act, '/tradeInfo?id=512'])
  },
)

test('FEAT-18.b another coin keeps side and filters; a currency, a method and "certified" are asked for and stand in the address', async () => {
  const inEuros = offer({ advertiseId: 515, localCurrency: 'EUR', unit: 'BTC', payMode: 'PayPal' })
  const calls = market({ [ADS]: offers(dear, cheap, inEuros) }, '/trade/BTC?side=sell&currency=CHF')
  await screen.findByRole('table', { name: 'C2C ads' })
  fireEvent.click(screen.getByRole('switch', { name: 'Certified only' }))
  const methods = openMethods()
  const box = (name: string): HTMLInputElement => methods.getByLabelText(name)
  // Methods that ads in the currency take, by name.
  const names = methods.getAllByRole('checkbox', HIDDEN).map((one) => one.closest('label')?.textContent)
  expect(names).toEqual(['Bank Transfer', 'SEPA', 'Wise'])
  fireEvent.click(box('Wise'))
  fireEvent.click(box('Bank Transfer'))
  expect(address()).toBe('/trade/BTC?side=sell&currency=CHF&pay=Wise%2CBank+Transfer&certified=1')
  expect(screen.getByRole('button', { name: 'Payment methods Wise or Bank Transfer' })).toBeTruthy()
  const request = { unit: 'BTC', advertiseType: '0', currency: 'CHF', pageNo: '1', pageSize: '10' }
  const narrowed = { ...request, payMode: 'Wise,Bank Transfer', isCertified: '1' }
  await waitFor(() => expect(adRequests(calls).at(-1)).toEqual(narrowed))
  fireEvent.click(box('Wise'))
  await waitFor(() => expect(adRequests(calls).at(-1)).toEqual({ ...narrowed, payMode: 'Bank Transfer' }))
  fireEvent.click(methods.getByRole('button', { name: 'All', ...HIDDEN }))
  expect(['Bank Transfer', 'SEPA', 'Wise'].filter((name) => box(name).checked)).toEqual([])
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'EUR' } })
  await waitFor(() =>
    expect(adRequests(calls).at(-1)).toEqual({ ...request, currency: 'EUR', isCertified: '1' }),
  )
  fireEvent.click(screen.getByRole('radio', { name: 'USDT' }))
  await waitFor(() => expect(address()).toBe('/trade/USDT?side=sell&currency=EUR&certified=1'))
})

test('FEAT-18.b an amount that is none is marked and not asked for; an emptied one asks for any', async () => {
  const calls = market({}, '/trade/BTC?currency=CHF&money=500')
  await screen.findByRole('table', { name: 'C2C ads' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^I pay/ })
  expect(field.value).toBe('500')
  for (const wrong of ['-5', '0', '5x']) {
    fireEvent.change(field, { target: { value: wrong } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([field.getAttribute('aria-invalid'), address()]).toEqual([
      'true',
      '/trade/BTC?currency=CHF&money=500',
    ])
  }
  fireEvent.change(field, { target: { value: '' } })
  expect(field.getAttribute('aria-invalid')).toBe('false')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(address()).toBe('/trade/BTC?currency=CHF'))
  await waitFor(() => expect(adRequests(calls).at(-1)).not.toHaveProperty('money'))
})

test('FEAT-18.b the market leads a member to the own orders and to an ad of the own, a visitor to neither', async () => {
  const ways = async () => {
    await screen.findByRole('table', { name: 'C2C ads' })
    const inTable = screen.getByRole('table', { name: 'C2C ads' })
    const all = screen.getAllByRole('link').filter((link) => !inTable.contains(link))
    return all.map((link) => [link.textContent, link.getAttribute('href')])
  }
  market()
  expect(await ways()).toEqual([
    ['My orders', '/orderMy'],
    ['Post an ad', '/createAd'],
  ])
  cleanup()
  logOut()
  market()
  expect(await ways()).toEqual([])
  expect(links('kontor').at(-1)).toEqual(['Buy with kontor', '/tradeInfo?id=512'])
})

test('FEAT-18.b prices float: the ads are read again every 10 seconds, and a cheaper one moves up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let first = cheap
  market({ [ADS]: () => offers(dear, first) })
  const names = () =>
    within(screen.getByRole('table', { name: 'C2C ads' }))
      .getAllByRole('rowheader')
      .map((head) => within(head).getByRole('link').textContent)
  await screen.findByRole('table', { name: 'C2C ads' })
  expect(names()).toEqual(['nordlicht', 'kontor'])
  first = offer({ ...ofBitcoin, price: '61550.26' })
  await act(() => vi.advanceTimersByTimeAsync(10_500))
  await waitFor(() => expect(names()).toEqual(['kontor', 'nordlicht']))
})

test('FEAT-18.b coins of the market stand in their order, without those that are not traded; currencies with ads stand first', async () => {
  const inEuros = [516, 517, 518].map((advertiseId) =>
    offer({ advertiseId, localCurrency: 'EUR', unit: 'BTC' }),
  )
  market(
    {
      [ADS]: offers(dear, ...inEuros),
      [COINS]: ok([coin(3, 'ETH', { status: 1 }), coin(2, 'BTC'), coin(1, 'USDT')]),
      '/uc/support/country': ok(['SEK', 'JPY', 'EUR'].map(countryOf)),
    },
    '/trade/BTC?currency=CHF',
  )
  await screen.findByRole('table', { name: 'C2C ads' })
  const coins = screen.getByRole('radiogroup', { name: 'Coin' })
  const names = within(coins)
    .getAllByRole('radio')
    .map((one) => one.closest('label')?.textContent)
  expect(names).toEqual(['USDT', 'BTC'])
  const currencies = [...screen.getByLabelText<HTMLSelectElement>('Currency').options]
  expect(currencies.map(({ text }) => text)).toEqual(['CHF', 'EUR', 'JPY', 'SEK'])
})
