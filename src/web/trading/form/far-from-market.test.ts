import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { isFarFromMarket } from './far-from-market.ts'

test('FEAT-12.u a price more than five per cent off the market is far, five per cent is not', () => {
  const last = decimal('100')
  expect(['95', '105', '94.99', '105.01'].map((price) => isFarFromMarket(decimal(price), last))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isFarFromMarket(decimal('1'), null)).toBe(false)
})
