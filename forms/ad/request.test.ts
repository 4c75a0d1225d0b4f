import { expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toRequest, toUpdateRequest } from './request.ts'

const typed = {
  advertiseType: 0,
  coinId: '2',
  country: '法国',
  priceType: 1,
  price: '7.10',
  number: '0.750',
  minLimit: '250',
  maxLimit: '9000.5',
  timeLimit: 30,
  'pay[]': ['Wise'],
  auto: 0,
  jyPassword: 'correct-horse',
} as const
const sent = {
  ...typed,
  coinId: id('2'),
  price: decimal('7.10'),
  number: decimal('0.750'),
  minLimit: decimal('250'),
  maxLimit: decimal('9000.5'),
}

test('FEAT-19.g an ad is sent as it was typed, a premium only where one was typed', () => {
  const value = { ...typed, 'pay[]': ['Wise'] }
  expect(toRequest(value)).toStrictEqual(sent)
  expect(toRequest({ ...value, premiseRate: '-1.50' })).toStrictEqual({
    ...sent,
    premiseRate: decimal('-1.50'),
  })
  expect(toUpdateRequest(value, id('501'))).toStrictEqual({ ...sent, id: id('501') })
})
