import { expect, test } from 'vitest'
import { readPastReturns } from '#src/core/earn/past-returns.ts'
import { profitOf, purchase } from '#src/core/earn/purchases.ts'
import { dayStart } from '#src/core/earn/term.ts'
import { add, divide } from '#src/core/money/arithmetic.ts'
import { decimal, toText, ZERO } from '#src/core/money/decimal.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'
import { pastRates } from './past-rates.ts'
import { recurringProduct } from './recurring-products.ts'
import { START } from './testing-commands.ts'

const DAY = 86_400_000
const SEED = 'past rates'
const MIDNIGHT = dayStart(START)
const [BITCOIN, ETHER] = [recurringProduct(1), recurringProduct(2)]
/** Prices of bitcoin at midnight, by the days from the latest one on back; they are slow to find. */
const PRICES = Array.from({ length: 1097 }, (_, ago) =>
  priceIn(BITCOIN.pair, ticksAt({ seed: SEED }, BITCOIN.pair, MIDNIGHT + DAY - ago * DAY)),
)

/** Return of 100 USDT at each midnight of so many days, at the price of the last: the one `ago` days before the latest. */
function returnSince(days: number, ago: number): string {
  const prices = PRICES.slice(ago, ago + days + 1)
  let [spent, held] = [ZERO, ZERO]
  for (const price of prices) {
    spent = add(spent, decimal('100'))
    held = add(held, purchase(decimal('100'), price, BITCOIN.fee).net)
  }
  return toText(divide(profitOf({ spent, held }, prices[0] ?? ZERO), spent, 4))
}
const returnsOf = (time: number) =>
  readPastReturns(pastRates(SEED, BITCOIN, time))?.map(({ days, rate }) => [days, toText(rate)])
const wanted = (ago: number) => [30, 180, 365, 1095].map((days) => [days, returnSince(days, ago)])

test('past results are those of daily plans of four periods that ended at the last midnight in GMT+8', () => {
  expect(returnsOf(MIDNIGHT)).toEqual(wanted(1))
  expect(returnsOf(MIDNIGHT + DAY - 1)).toEqual(wanted(1))
  expect(returnsOf(MIDNIGHT + DAY)).toEqual(wanted(0))
})

test('past results are those of the coin, and of the prices of the exchange', () => {
  const texts = [
    pastRates(SEED, BITCOIN, MIDNIGHT),
    pastRates(SEED, ETHER, MIDNIGHT),
    pastRates('another seed', BITCOIN, MIDNIGHT),
  ]
  expect(new Set(texts).size).toBe(3)
})
