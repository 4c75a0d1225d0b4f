// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { type Answers, offer } from '../tests/c2c-answers.ts'
import { endTrade, refused, showTrade } from '../tests/show-trade.tsx'

const bitcoin = {
  advertiseId: 512,
  unit: 'BTC',
  localCurrency: 'CHF',
  price: '61550.25',
  minLimit: '250.00',
  maxLimit: '9000.50',
  remainAmount: '0.75',
  payMode: 'Bank Transfer',
  timeLimit: 30,
}
const sell = [offer({ level: 1 }), offer({ ...bitcoin, level: 1 })]
const buy = [offer({ advertiseId: 513, level: 1 }), offer({ ...bitcoin, advertiseId: 514, level: 1 })]
const record = {
  username: 'nordlicht',
  avatar: null,
  realVerified: 1,
  emailVerified: 1,
  phoneVerified: 0,
  transactions: 2318,
  createTime: '2026-03-02 10:15:00',
}
const ADS_OF = '/otc/advertise/member'
const show = (answer: Answers[string]) => showTrade({ [ADS_OF]: answer }, '/tradeInfo?member=nordlicht')
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endTrade)

test('FEAT-25 a member who advertises is shown with record and verifications, and all ads on each side', async () => {
  const calls = show(ok({ ...record, buy, sell }))
  const rows = [
    ['Coin', 'Price', 'Remaining, per order', 'Payment methods', 'Pay within'],
    ['USDT', '1.0672 EUR', '8,420 USDT 100 – 5,000 EUR', 'SEPA Wise', '15 minutes'],
    ['BTC', '61,550.25 CHF', '0.75 BTC 250 – 9,000.50 CHF', 'Bank Transfer', '30 minutes'],
  ]
  expect(await shownTable('Ads that sell')).toEqual(rows)
  expect(await shownTable('Ads that buy')).toEqual(rows)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'nordlicht',
    'nordlicht sells',
    'nordlicht buys',
  ])
  expect(links()).toEqual([
    ['C2C market', '/trade/USDT'],
    ['Buy USDT', '/tradeInfo?id=501'],
    ['Buy BTC', '/tradeInfo?id=512'],
    ['Sell USDT', '/tradeInfo?id=513'],
    ['Sell BTC', '/tradeInfo?id=514'],
  ])
  const card = screen.getByText('2,318 trades').closest('div[class*="card"]') ?? document.body
  expect(shownTexts(card)).toEqual([
    'nordlicht',
    '2,318 trades',
    'E-mail',
    'No phone',
    'Identity',
    'Member since Mar 2, 2026',
  ])
  expect(calls.filter(({ url }) => url.endsWith(ADS_OF)).map(sent)).toEqual([{ name: 'nordlicht' }])
})

test('FEAT-25 a member is certified by an ad on either side; who has none of a side reads so; own ads can be edited', async () => {
  show(ok({ ...record, buy: [offer({ memberId: ada.id, advertiseId: 513 })], sell: [] }))
  expect(await screen.findByText(', Certified merchant')).toBeTruthy()
  expect(screen.getByText('No ads here right now')).toBeTruthy()
  expect(links().slice(1)).toEqual([['Edit', '/editAd?id=513']])
})

test('FEAT-25 the address of a member who is none says so, and leads to the market', async () => {
  show(refused('parameter-error', 'name'))
  expect(await screen.findByText('There is no such member')).toBeTruthy()
  expect(links()).toEqual([
    ['C2C market', '/trade/USDT'],
    ['C2C market', '/trade/USDT'],
  ])
})
