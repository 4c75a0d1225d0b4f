import { expect, test } from 'vitest'
import { readPastReturns } from '#src/core/earn/past-returns.ts'
import { profitOf, purchase } from '#src/core/earn/purchases.ts'
import { dayStart } from '#src/core/earn/term.ts'
import { add, divide } from '#src/core/money/arithmetic.ts'
import { decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'
import { pastRates } from './past-rates.ts'
import { type RecurringProduct, recurringProduct } from './recurring-products.ts'
import { START } from './testing-commands.ts'

const DAY = 86_400_000
const SEED = 'past rates'
const [BITCOIN, ETHER] = [recurringProduct(1), recurringProduct(2)]

/** Return of 100 USDT at each midnight from so many days before `end` on, at the price of `end`. */
function returnSince(days: number, { pair, fee }: RecurringProduct, end: number): string {
  const priceAt = (time: number) => priceIn(pair, ticksAt({ seed: SEED }, pair, time))
  let [spent, held] = [ZERO, ZERO]
  for (let day = days; day >= 0; day--) {
    spent = add(spent, decimal('100'))
    held = add(held, purchase(decimal('100'), priceAt(end - day * DAY), fee).net)
  }
  return toText(divide(profitOf({ spent, held }, priceAt(end)), spent, 4))
}
const returnsOf = (product: RecurringProduct, time: number) =>
  readPastReturns(pastRates(SEED, product, time))?.map(({ days, rate }) => [days, toText(rate)])
const wanted = (product: RecurringProduct, end: number) =>
  [30, 180, 365, 1095].map((days) => [days, returnSince(days, product, end)])

test('past results are those of daily plans of four periods that ended at the last midnight in GMT+8', () => {
  const midnight = dayStart(START)
  expect(returnsOf(BITCOIN, midnight)).toEqual(wanted(BITCOIN, midnight))
  expect(returnsOf(BITCOIN, midnight + DAY - 1)).toEqual(wanted(BITCOIN, midnight))
  expect(returnsOf(BITCOIN, midnight + DAY)).toEqual(wanted(BITCOIN, midnight + DAY))
})

test('past results are those of the coin, and of the prices of the exchange', () => {
  const midnight = dayStart(START)
  const ether = returnsOf(ETHER, midnight)
  expect(ether).toEqual(wanted(ETHER, midnight))
  expect(returnsOf(BITCOIN, midnight)).toEqual(wanted(BITCOIN, midnight))
  expect(pastRates('another seed', ETHER, midnight)).not.toBe(pastRates(SEED, ETHER, midnight))
  // The latest day is another one, so that the next test begins anew.
  expect(returnsOf(ETHER, midnight - DAY)).not.toEqual(ether)
})
