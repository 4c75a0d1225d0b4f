// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { piecesOf, shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { type Answers, method, PREVIEW, preview } from '../tests/c2c-answers.ts'
import { endTrade, METHODS, refused, showTrade } from '../tests/show-trade.tsx'

const [BUYS, SELLS] = [0, 1] as const
const bitcoin = {
  unit: 'BTC',
  currency: 'CHF',
  price: '61550.25',
  number: '0.75',
  maxTradableAmount: '0.1',
  minLimit: '250.00',
  maxLimit: '9000.50',
  timeLimit: 30,
  otcCoinId: 2,
  username: 'kontor',
  transactions: 1,
  emailVerified: 0,
  idCardVerified: 1,
}
const show = (more: Answers) =>
  showTrade({
    [METHODS]: ok([method('Wise')]),
    '/uc/asset/wallet': ok([walletRow('120.5'), walletRow('0.05', 'BTC')]),
    ...more,
  })
const type = async (name: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
}
const press = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T01:32:04Z') })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  endTrade()
  vi.useRealTimers()
})

const terms = 'kontor | 1 trade | All ads | No e-mail | Phone | Identity | The ad'
const range = '250 | – | 9,000.50 CHF'

test.each([
  [
    SELLS,
    `Buy BTC from kontor | Price | 61,550.25 | CHF per BTC | Checked 01:32:04, again every 10 s
     You pay | ${range} | CHF | Max | At most 6,155.02 CHF | You get | BTC | Max | At most 0.1 BTC | Buy BTC
     Time to pay | 30 minutes | Fee | none, the merchant pays | Arrives in | Spot account
     Nothing is charged here. You pay the merchant directly, then say so in the order.
     ${terms} | Remaining | 0.75 BTC | Per order | ${range} | Pay within | 30 minutes | Country | Germany
     You can pay by | SEPA | Wise | Terms of the merchant | Instant transfer only.
     Pay only in your own name. | Money from anyone else is sent back, and the order can be lost.`,
  ],
  [
    BUYS,
    `Sell BTC to kontor | Price | 61,550.25 | CHF per BTC | Checked 01:32:04, again every 10 s
     You sell | BTC | Max | At most 0.05 BTC | You receive | ${range} | CHF | Max | At most 3,077.51 CHF | Sell BTC
     The merchant pays within | 30 minutes | Fee | none, the merchant pays | Taken from | Spot account
     Your coins are locked until you see the money, or the order ends.
     ${terms} | Remaining | 0.75 BTC | Per order | ${range} | Pay within | 30 minutes | Country | Germany
     The merchant pays by | SEPA | Wise | Terms of the merchant | Instant transfer only.
     Look for the name of the sender.
     Money from anyone but the merchant can be called back. Send it back and tell staff.`,
  ],
])(
  'ENT-19.b FEAT-25 an ad (side %i) shows its price, limits and terms, with what its customer can trade at most',
  async (advertiseType, texts) => {
    show({ [PREVIEW]: preview({ ...bitcoin, advertiseType }) })
    await screen.findByText('Germany')
    await screen.findAllByText(/^At most/)
    const page = screen.getByRole('heading', { level: 1 }).closest('[data-form]') ?? document.body
    const last = 'Where to pay stands in the order. Payment details in the chat are a trick.'
    expect(shownTexts(page)).toEqual(['C2C market', 'Ad', ...piecesOf(texts), last])
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['C2C market', '/trade/BTC'],
      ['Spot account', '/spotAssets'],
      ['All ads', '/tradeInfo?member=kontor'],
    ])
  },
)

test('ENT-19.b an ad without country and terms says so', async () => {
  show({ [PREVIEW]: preview({ ...bitcoin, country: null, remark: '' }) })
  await screen.findByText('The merchant wrote none.')
  expect(screen.getByText('Country').nextElementSibling?.textContent).toBe('—')
})

test.each([
  [
    'buyer who typed money',
    SELLS,
    /^You pay/,
    '500',
    /^Buy 400/,
    ['You pay', '500 EUR', 'You get', '312.50 USDT', 'Before', '400 USDT', 'Cancel', 'Buy at 1.60 EUR'],
    ['You pay', '500 EUR', 'You get', '200 USDT', 'Before', '312.50 USDT', 'Cancel', 'Buy at 2.50 EUR'],
    '/otc/order/buy',
    { money: '500', amount: '200', mode: '0' },
  ],
  [
    'buyer who typed coins',
    SELLS,
    /^You get/,
    '200',
    /^Buy 200/,
    ['You pay', '320 EUR', 'You get', '200 USDT', 'Before', '250 EUR', 'Cancel', 'Buy at 1.60 EUR'],
    ['You pay', '500 EUR', 'You get', '200 USDT', 'Before', '320 EUR', 'Cancel', 'Buy at 2.50 EUR'],
    '/otc/order/buy',
    { money: '500', amount: '200', mode: '1' },
  ],
  [
    'seller who typed money',
    BUYS,
    /^You receive/,
    '125',
    /^Sell 100/,
    ['You receive', '125 EUR', 'You give', '78.125 USDT', 'Before', '100 USDT', 'Cancel', 'Sell at 1.60 EUR'],
    ['You receive', '125 EUR', 'You give', '50 USDT', 'Before', '78.125 USDT', 'Cancel', 'Sell at 2.50 EUR'],
    '/otc/order/sell',
    { money: '125', amount: '50', mode: '0' },
  ],
])(
  'FEAT-18.cd the price of a %s moves twice: each time the old and new price and the other amount are asked about, and the last is ordered',
  async (_who, advertiseType, field, typed, submit, first, second, path, order) => {
    let price = '1.25'
    const calls = show({
      [PREVIEW]: () => preview({ advertiseType, price }),
      [path]: (call) => (sent(call)['price'] === '2.5' ? ok('2612') : refused('price-expired', 'price')),
    })
    await type(field, typed)
    await screen.findByRole('button', { name: submit })
    price = '1.6'
    await press(submit)
    const kept = 'What you typed is kept.'
    const dialog = await screen.findByRole('alertdialog')
    expect(shownTexts(dialog)).toEqual(['The price moved', `From 1.25 EUR to 1.60 EUR. ${kept}`, ...first])
    price = '2.5'
    await press(/ at 1\.60/)
    const again = await screen.findByRole('button', { name: / at 2\.50/ })
    expect(shownTexts(again.closest('[role="alertdialog"]') ?? dialog)).toEqual([
      'The price moved',
      `From 1.60 EUR to 2.50 EUR. ${kept}`,
      ...second,
    ])
    await press(/ at 2\.50/)
    await waitFor(() => expect(address()).toBe('/orderMy?order=2612'))
    const orders = calls.filter(({ url }) => url.endsWith(path)).map(sent)
    expect(orders.map((one) => one['price'])).toEqual(['1.25', '1.6', '2.5'])
    expect(orders.at(-1)).toEqual({ id: '501', coinId: '1', price: '2.5', ...order })
  },
)
