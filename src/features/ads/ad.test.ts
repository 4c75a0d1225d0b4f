import { expect, test } from 'vitest'
import { decimal, toText } from '#src/money/decimal.ts'
import { payModes, premiumPrice, priceNow } from './ad.ts'

const price = (market: string, percent: string) => toText(premiumPrice(decimal(market), decimal(percent)))

test('ENT-02 VAL-18 VAL-19 the trading price is the market price and the premium, cut to cents', () => {
  expect(price('1.066', '1.5')).toBe('1.08')
  expect(price('67482.10', '20')).toBe('80978.52')
  expect(price('67482.10', '0')).toBe('67482.10')
  expect(price('0.99999', '0.33333333')).toBe('1.00')
})

test('ENT-02 where an older server tells no price now, the fixed one counts; nothing is made up', () => {
  expect(priceNow({ finalPrice: decimal('0.93'), price: decimal('0.92') })).toBe(decimal('0.93'))
  expect(priceNow({ price: decimal('0.92') })).toBe(decimal('0.92'))
  expect(priceNow({ price: null })).toBeNull()
})

test('ENT-02 payment types of an ad by name', () => {
  expect(payModes('Bank Transfer, Zelle')).toEqual(['Bank Transfer', 'Zelle'])
  expect(payModes('')).toEqual([])
})
