import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { decimal, fromUnits, toText } from '#src/money/decimal.ts'
import { instant } from '#src/time/instant.ts'
import type { Fill } from '../orders/use-orders.ts'
import { averageCost } from './average-cost.ts'

type Told = readonly ['BUY' | 'SELL', amount: string, turnover: string, fee?: string]

/** In the order of their times; given newest first, as lists have them. */
const fillsOf = (...told: readonly Told[]): readonly Fill[] =>
  told
    .map(([direction, amount, turnover, fee = '0'], at): Fill => {
      const fill = {
        orderId: 'E1' as Fill['fill']['orderId'],
        price: decimal('1'),
        amount: decimal(amount),
        turnover: decimal(turnover),
        fee: decimal(fee),
        time: instant(1_800_000_000_000 + at),
      }
      // Nothing but the side is asked of an order.
      return { id: String(at), order: { direction } as ExchangeOrder, fill }
    })
    .toReversed()

const cost = (fills: readonly Fill[], held: string, places = 2): string | null => {
  const found = averageCost(fills, decimal(held), places)
  return found === null ? null : toText(found)
}

test('VAL-19 the average price of what is held, fees included, cut and never rounded', () => {
  expect(cost(fillsOf(['BUY', '1', '100'], ['BUY', '2', '260']), '3')).toBe('120.00')
  // The fee is kept of what is received: fewer coins for the same money.
  expect(cost(fillsOf(['BUY', '1', '100', '0.001']), '0.999')).toBe('100.10')
  // A sale takes coins at the average, and leaves that as it is; what comes after does not.
  expect(cost(fillsOf(['BUY', '3', '100'], ['SELL', '1', '900', '0.9']), '2', 4)).toBe('33.3333')
  expect(cost(fillsOf(['BUY', '3', '100'], ['SELL', '3', '90'], ['BUY', '1', '50']), '1')).toBe('50.00')
})

test('what came from elsewhere, or went there, has no price that fills could tell', () => {
  expect(cost([], '0')).toBeNull()
  expect(cost([], '1')).toBeNull()
  expect(cost(fillsOf(['BUY', '1', '100']), '0.5')).toBeNull()
  expect(cost(fillsOf(['BUY', '1', '100']), '1.00000001')).toBeNull()
  expect(cost(fillsOf(['SELL', '1', '100'], ['BUY', '2', '100']), '1')).toBeNull()
})

test('sales at the average never change it, however many there are', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 60 }),
      (turnover, shares) => {
        let left = 10n ** 16n
        const told: Told[] = [['BUY', toText(fromUnits(left, 8)), toText(fromUnits(turnover, 6))]]
        const whole = cost(fillsOf(...told), toText(fromUnits(left, 8)), 12)
        for (const share of shares) {
          const sold = (left * BigInt(share)) / 100n
          if (sold === 0n) continue
          left -= sold
          told.push(['SELL', toText(fromUnits(sold, 8)), '1'])
        }
        expect(cost(fillsOf(...told), toText(fromUnits(left, 8)), 12)).toBe(whole)
      },
    ),
  )
})
