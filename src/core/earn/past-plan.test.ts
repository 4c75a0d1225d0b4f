import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { pastPlan } from './past-plan.ts'
import { EMPTY_HOLDING, purchase, withPurchase } from './purchases.ts'

const DAY = 86_400_000
const amount = decimal('100')
const fee = decimal('0.002')
const days = (prices: readonly string[]) =>
  prices.map((price, day) => ({ time: day * DAY, price: decimal(price) }))

test('a past plan buys at the first price and then once a cycle, and is worth what its coins were', () => {
  const prices = days(['50000', '45000', '40000', '41000', '42000', '43000', '44000', '40000', '45000'])
  const points = pastPlan({ amount, cycle: 'weekly', fee }, prices)
  expect(points.map(({ spent }) => toText(spent))).toEqual([...Array<string>(7).fill('100'), '200', '200'])
  expect([points[1], points[8]].map((point) => point && toText(point.value))).toEqual([
    '89.82000000',
    '202.09500000',
  ])
})

test('a past plan buys at the time of day of its first price', () => {
  const hours = [10, 33, 35, 57, 58].map((hour) => ({ time: hour * 3_600_000, price: decimal('10') }))
  const points = pastPlan({ amount, cycle: 'daily', fee }, hours)
  expect(points.map(({ spent }) => toText(spent))).toEqual(['100', '100', '200', '200', '300'])
})

test('a past plan over prices with gaps buys once after each gap', () => {
  const prices = [0, 1, 20, 21, 22].map((day) => ({ time: day * DAY, price: decimal('10') }))
  const points = pastPlan({ amount, cycle: 'daily', fee }, prices)
  expect(points.map(({ spent }) => toText(spent))).toEqual(['100', '200', '300', '400', '500'])
})

test('a daily past plan is the sum of its purchases', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => fromUnits(units, 2))
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 40 }), (prices) => {
      const points = pastPlan(
        { amount, cycle: 'daily', fee },
        prices.map((each, day) => ({ time: day * DAY, price: each })),
      )
      const sum = prices.reduce(
        (held, each) => withPurchase(held, amount, purchase(amount, each, fee)),
        EMPTY_HOLDING,
      )
      expect(points.at(-1)).toMatchObject(sum)
    }),
  )
})

test('no prices make no past', () => {
  expect(pastPlan({ amount, cycle: 'daily', fee }, [])).toEqual([])
})
