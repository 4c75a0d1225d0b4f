import { type Case, each, eachRefused } from './request-case.ts'

const sale = { advertiseType: 1, priceType: 0, price: '50', number: '20', minLimit: '100' }
const bounds = 'maxLimit minLimit'
const methods = (count: number): string[] => Array.from({ length: count }, (_, index) => `Bank ${index}`)
const purchase = { ...sale, advertiseType: 0 }

/** The example sells 800 coins at 62.50, from 100 to 5000 a trade, at a fixed price. */
export const adCases: readonly Case[] = [
  {
    rule: 'min trade required, at least 100, below max',
    operations: { createAd: 'VAL-11.abc', updateAd: 'VAL-11.def' },
    inside: each('minLimit', ['100', '100.00', '4999.99']),
    outside: [
      ...eachRefused('minLimit', [undefined, '', '99.99', '-100', '0', '100.001', '1e3']),
      ...eachRefused('minLimit', ['5000', '5000.00', '6000'], bounds),
    ],
  },
  {
    rule: 'max required, an integer, above min, for a sale not above the total',
    operations: { createAd: 'VAL-12.abcde', updateAd: 'VAL-12.fghi' },
    inside: [
      { maxLimit: '101' },
      { maxLimit: '5000.00' },
      { ...sale, maxLimit: '1000' },
      { ...purchase, maxLimit: '1001' },
    ],
    outside: [
      ...eachRefused('maxLimit', [undefined, '', '5000.5', 'many']),
      ...eachRefused('maxLimit', ['100', '99', '0'], bounds),
      ['maxLimit', { ...sale, maxLimit: '1001' }],
      ['maxLimit', { ...sale, price: '50.01', number: '19.99', maxLimit: '1000' }],
    ],
  },
  {
    rule: 'max trade not above 100 coins',
    operations: { createAd: 'VAL-13.ab', updateAd: 'VAL-13.c' },
    inside: [{ maxLimit: '6250' }, { ...purchase, number: '1', price: '100.01', maxLimit: '10001' }],
    outside: [
      ['maxLimit', { maxLimit: '6251' }],
      ['maxLimit', { ...purchase, price: '50', maxLimit: '5001' }],
    ],
  },
  {
    rule: 'payment method required, up to 20 of them',
    operations: { createAd: 'VAL-14.a', updateAd: 'VAL-14.b' },
    inside: each('pay[]', [['Zelle'], ['Zelle', 'Bank Transfer'], ['Z'], methods(20)]),
    outside: eachRefused('pay[]', [undefined, [], [''], ['Zelle', 'Zelle'], 'Zelle', methods(21)]),
  },
  {
    rule: 'fund password needed',
    operations: { createAd: 'VAL-15.a', updateAd: 'VAL-15.b' },
    inside: each('jyPassword', ['123456']),
    outside: eachRefused('jyPassword', [undefined, '', '12345']),
  },
  {
    rule: 'premium 0 to 20, and not 0 when fixed price is on',
    operations: { createAd: 'VAL-16.abc', updateAd: 'VAL-16.def' },
    inside: [
      { priceType: 1, premiseRate: '0' },
      { priceType: 1, premiseRate: '20' },
      { priceType: 1, premiseRate: '20.00' },
      { priceType: 0, premiseRate: '0.00000001' },
      { priceType: 0, premiseRate: '20' },
      { priceType: 0, premiseRate: undefined },
    ],
    outside: [
      ['premiseRate', { priceType: 1, premiseRate: '-0.01' }],
      ['premiseRate', { priceType: 1, premiseRate: '20.01' }],
      ['premiseRate', { priceType: 0, premiseRate: '0' }],
      ['premiseRate', { priceType: 0, premiseRate: '0.00' }],
      ['premiseRate', { priceType: 0, premiseRate: '20.01' }],
    ],
  },
  {
    rule: 'fixed price must be a correct number',
    operations: { createAd: 'VAL-17.a', updateAd: 'VAL-17.b' },
    inside: each('price', ['50', '50.01', '62.50']),
    outside: [
      ...eachRefused('price', [undefined, '', '62,50', '6e1', 'dear', '62.501']),
      // A hundred coins for nothing are worth nothing: the most of a trade is wrong as well.
      ...eachRefused('price', ['0', '-62.5'], 'maxLimit price'),
      // A cent is a price, but a hundred coins are then worth no more than the least of a trade.
      ...eachRefused('price', ['0.01'], 'maxLimit'),
    ],
  },
  {
    rule: 'an ad says side, coin, country, kind of price, quantity and time to pay',
    operations: { createAd: 'ENT-02.c', updateAd: 'ENT-02.d' },
    inside: [
      { timeLimit: 1 },
      { timeLimit: 1440 },
      ...each('remark', [undefined, '', 'x'.repeat(500)]),
      ...each('autoword', [undefined, '', 'x'.repeat(500)]),
      { number: '100', maxLimit: '6250' },
    ],
    outside: [
      ...eachRefused('advertiseType', [undefined, 2]),
      ...eachRefused('coinId', [undefined]),
      ...eachRefused('country', [undefined, '']),
      ...eachRefused('priceType', [undefined, 2]),
      ...eachRefused('number', [undefined, '', 'many']),
      ['number', { ...purchase, number: '0', maxLimit: '1000' }],
      ...eachRefused('autoword', ['x'.repeat(501)]),
      ...eachRefused('remark', ['x'.repeat(501)]),
      ...eachRefused('timeLimit', [undefined, 0, 1441, 1.5]),
    ],
  },
  {
    rule: 'a sale offers no more than the owner has',
    operations: { createAd: 'VAL-29.i', updateAd: 'VAL-29.j' },
    ctx: { balance: '800' },
    inside: [{ number: '800' }, { ...purchase, number: '800.00000001', maxLimit: '5000' }],
    outside: eachRefused('number', ['800.00000001']),
  },
]
