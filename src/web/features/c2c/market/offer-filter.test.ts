import { expect, test } from 'vitest'
import type { AdOffer } from '#generated/models/ad-offer.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { currenciesOf, currencyChoices, usualCurrency } from './currency.ts'
import { byPrice, fits } from './offer-filter.ts'

const offer = (more: Partial<AdOffer> = {}): AdOffer => ({
  advertiseId: id('501'),
  memberId: id('600099'),
  memberName: 'nordlicht',
  avatar: null,
  level: 2,
  transactions: 2318,
  price: decimal('1.0672'),
  minLimit: decimal('100'),
  maxLimit: decimal('5000'),
  remainAmount: decimal('8420'),
  payMode: 'SEPA,Wise',
  coinId: id('1'),
  unit: 'USDT',
  coinName: 'Tether',
  coinNameCn: null,
  localCurrency: 'EUR',
  premiseRate: null,
  advertiseType: 1,
  createTime: instant(1_000_000),
  timeLimit: 15,
  ...more,
})
const any = { money: null, pay: [], certified: false }
const money = (text: string) => ({ ...any, money: decimal(text) })

test.each([
  ['its least order', offer(), money('100'), true],
  ['less than its least order', offer(), money('99.99'), false],
  ['its greatest order', offer(), money('5000'), true],
  ['more than its greatest order', offer(), money('5000.01'), false],
  ['one of its methods', offer(), { ...any, pay: ['Zelle', 'Wise'] }, true],
  ['part of the name of a method', offer(), { ...any, pay: ['SEP'] }, false],
  ['a certified merchant, which its owner is', offer(), { ...any, certified: true }, true],
  ['a certified merchant, which its owner is not', offer({ level: 1 }), { ...any, certified: true }, false],
  ['another currency', offer({ localCurrency: 'CHF' }), any, false],
  ['a currency that an older server does not tell', offer({ localCurrency: null }), any, true],
])('FEAT-18.b an offer is asked for %s: it fits %s', (_what, one, filter, isFit) => {
  expect(fits(one, filter, 'EUR')).toBe(isFit)
})

test('FEAT-18.b a buyer sees the cheapest offer first, a seller the dearest', () => {
  const offers = ['1.07', '1.06', '1.08'].map((price) => offer({ price: decimal(price) }))
  const prices = (side: 'buy' | 'sell') => byPrice(offers, side).map(({ price }) => price)
  expect(prices('buy')).toEqual(['1.06', '1.07', '1.08'].map(decimal))
  expect(prices('sell')).toEqual(['1.08', '1.07', '1.06'].map(decimal))
})

test('FEAT-18.b the display currency is the usual one where ads have it, else the one of most ads; these stand first', () => {
  const offers = ['CHF', 'EUR', null, 'EUR', 'USD'].map((localCurrency) => offer({ localCurrency }))
  const withAds = currenciesOf(offers)
  expect(withAds).toEqual(['EUR', 'CHF', 'USD'])
  expect(['USD', 'JPY'].map((display) => usualCurrency(withAds, display))).toEqual(['USD', 'EUR'])
  expect(usualCurrency([], 'JPY')).toBe('JPY')
  const countries = ['SEK', 'EUR', 'JPY', 'EUR'].map((localCurrency) => ({ localCurrency }))
  expect(currencyChoices(withAds, countries)).toEqual(['EUR', 'CHF', 'USD', 'JPY', 'SEK'])
})
