import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../orders/order.ts'
import { decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import { averageCost } from './average-cost.ts'

type Told = readonly ['BUY' | 'SELL', amount: string, turnover: string, fee?: string, at?: number]

/** Returns orders with one fill each, newest first, from fills in the order of time. */
const ordersOf = (...told: readonly Told[]): readonly Order[] =>
  told
    .map(([direction, amount, turnover, fee = '0', time], at) => {
      const fill = {
        price: decimal('1'),
        amount: decimal(amount),
        turnover: decimal(turnover),
        fee: decimal(fee),
        time: instant(1_800_000_000_000 + (time ?? at)),
      }
      // Nothing else is asked of an order.
      return { direction, tradedAmount: decimal(amount), detail: [fill] } as unknown as Order
    })
    .toReversed()

const cost = (orders: readonly Order[], held: string, places = 2): string | null => {
  const found = averageCost(orders, decimal(held), places)
  return found === null ? null : toText(found)
}

test('VAL-19.f the average cost of a holding includes fees and is truncated', () => {
  expect(cost(ordersOf(['BUY', '1', '100'], ['BUY', '2', '260']), '3')).toBe('120.00')
  // The fee is kept of what is received: fewer coins for the same money.
  expect(cost(ordersOf(['BUY', '1', '100', '0.001']), '0.999')).toBe('100.10')
  // A sale takes coins at the average, and leaves that as it is; what comes after does not.
  expect(cost(ordersOf(['BUY', '3', '100'], ['SELL', '1', '900', '0.9']), '2', 4)).toBe('33.3333')
  expect(cost(ordersOf(['BUY', '3', '100'], ['SELL', '3', '90'], ['BUY', '1', '50']), '1')).toBe('50.00')
})

test('a holding that was deposited or withdrawn has no average cost', () => {
  expect(cost([], '0')).toBeNull()
  expect(cost([], '1')).toBeNull()
  expect(cost(ordersOf(['BUY', '1', '100']), '0.5')).toBeNull()
  expect(cost(ordersOf(['BUY', '1', '100']), '1.00000001')).toBeNull()
  expect(cost(ordersOf(['SELL', '1', '100'], ['BUY', '2', '100']), '1')).toBeNull()
})

test('an order without all of its fills gives no average cost', () => {
  const [whole] = ordersOf(['BUY', '1', '100'])
  const sold = { ...ordersOf(['SELL', '1', '100'])[0], detail: null } as unknown as Order
  if (whole === undefined) throw new Error('an order is missing')
  // What is held fits all the same, because something was paid in.
  expect(cost([sold, whole], '1')).toBeNull()
  expect(cost([{ ...whole, tradedAmount: decimal('2') }], '1')).toBeNull()
  expect(cost([{ ...whole, tradedAmount: decimal('0'), detail: null }, whole], '1')).toBe('100.00')
})

test('a coin sold in the moment of its purchase was available', () => {
  const orders = ordersOf(['BUY', '2', '100', '0', 5], ['SELL', '1', '90', '0', 5])
  expect(cost(orders, '1')).toBe('50.00')
  expect(cost(orders.toReversed(), '1')).toBe('50.00')
})

/** A buy or sale: amounts in 10^-3 of the base coin, turnovers in 10^-2 of the quote coin. */
type Step = {
  readonly buys: boolean
  readonly amount: bigint
  readonly turnover: bigint
  readonly fee: bigint
}

const steps = fc.array(
  fc.record({
    buys: fc.boolean(),
    amount: fc.bigInt({ min: 0n, max: 9n }),
    turnover: fc.bigInt({ min: 0n, max: 999n }),
    // Of a purchase up to all of it, of a sale in the other coin.
    fee: fc.bigInt({ min: 0n, max: 9n }),
  }),
  { maxLength: 30 },
)

const feeOf = ({ amount, fee }: Step): bigint => (fee < amount ? fee : amount)

/** The reference: the same by an average price, kept as a fraction, instead of a paid sum. */
function naive(all: readonly Step[]) {
  let held = 0n
  let price = { above: 0n, below: 1n }
  for (const step of all) {
    if (!step.buys) {
      held -= step.amount
      if (held < 0n) return { held: 1n, average: null }
      continue
    }
    const more = held + step.amount - feeOf(step)
    if (more > 0n)
      price = {
        above: price.above * held + step.turnover * price.below,
        below: price.below * more,
      }
    held = more
  }
  const average = held === 0n ? null : fromUnits((price.above * 10n ** 5n) / price.below, 4)
  return { held, average: average && toText(average) }
}

test("the average cost equals a simple model's: zero amounts, fees that take all, sales beyond the holding", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const orders = ordersOf(
        ...all.map((step): Told => {
          const [amount, turnover] = [fromUnits(step.amount, 3), fromUnits(step.turnover, 2)]
          const fee = step.buys ? fromUnits(feeOf(step), 3) : fromUnits(step.fee, 2)
          return [step.buys ? 'BUY' : 'SELL', toText(amount), toText(turnover), toText(fee)]
        }),
      )
      const { held, average } = naive(all)
      expect(cost(orders, toText(fromUnits(held, 3)), 4)).toBe(average)
      // More than that is held: something is not in the list.
      expect(cost(orders, toText(fromUnits(held + 1n, 3)), 4)).toBeNull()
    }),
  )
})

test('sales at the average never change it, however many there are', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 60 }),
      (turnover, shares) => {
        let left = 10n ** 16n
        const told: Told[] = [['BUY', toText(fromUnits(left, 8)), toText(fromUnits(turnover, 6))]]
        const whole = cost(ordersOf(...told), toText(fromUnits(left, 8)), 12)
        for (const share of shares) {
          const sold = (left * BigInt(share)) / 100n
          if (sold === 0n) continue
          left -= sold
          told.push(['SELL', toText(fromUnits(sold, 8)), '1'])
        }
        expect(cost(ordersOf(...told), toText(fromUnits(left, 8)), 12)).toBe(whole)
      },
    ),
  )
})
