import type { Order } from './order.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, multiply } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, placesOf, toUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { shareOf } from '#src/core/money/chart.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'
import type { Text } from '#src/web/ui/primitives/text.ts'
import { spends } from '../form/order-math.ts'

type Word = { readonly key: AreaKeys['trading']; readonly tone: Tone }

/** Returns the state of an order (STATE-05); an open one that is filled in part has its own word. */
export function stateOf({ status, tradedAmount }: Order): Word {
  switch (status) {
    case 'TRADING':
      return isPositive(tradedAmount)
        ? { key: 'trading.state.partly', tone: 'active' }
        : { key: 'trading.state.open', tone: 'resting' }
    case 'COMPLETED':
      return { key: 'trading.state.filled', tone: 'good' }
    case 'CANCELED':
      return { key: 'trading.state.cancelled', tone: 'still' }
    case 'OVERTIMED':
      return { key: 'trading.state.expired', tone: 'still' }
    default:
      return status satisfies never
  }
}

/** Returns the message key of the order's type (STATE-06). */
export const typeKey = ({ type }: Order): AreaKeys['trading'] =>
  type === 'LIMIT_PRICE' ? 'trading.type.limit' : 'trading.type.market'

export const amountUnit = (order: Order): string => (spends(order) ? order.baseSymbol : order.coinSymbol)

/**
 * Returns the filled share in whole per cent. A completed order is 100, even if a market buy leaves a rest that buys
 * nothing.
 */
export function filledPercent(order: Order): number {
  if (order.status === 'COMPLETED') return 100
  const done = spends(order) ? order.turnover : order.tradedAmount
  const scale = Math.max(placesOf(done), placesOf(order.amount))
  return Math.floor(shareOf(toUnits(done, scale), toUnits(order.amount, scale)) * 100 + 0.001)
}

type Written = Pick<Order, 'direction' | 'type' | 'price' | 'amount' | 'coinSymbol' | 'baseSymbol'>

/** Formats an order in a line: side, amount and price. */
export function orderText(t: Text<AreaKeys['trading']>, locale: string, order: Written): string {
  const write = (value: Decimal, unit: string): string => formatDecimal(value, locale, { trim: true, unit })
  const { direction: side, type, price, baseSymbol, coinSymbol } = order
  const amount = write(order.amount, spends(order) ? baseSymbol : coinSymbol)
  return type === 'LIMIT_PRICE'
    ? t('trading.order.limit', { side, amount, price: write(price, baseSymbol) })
    : t('trading.order.market', { spends: spends(order) ? 'yes' : 'no', amount })
}

/** Returns an order's total in the quote coin; null where it is known only after the fill. */
export function orderTotal(order: Order): Decimal | null {
  if (spends(order)) return order.amount
  return order.type === 'LIMIT_PRICE' ? multiply(order.price, order.amount) : null
}

const AVERAGE_PLACES = 8

/** Returns the average price of the fills; null before the first. */
export const averagePrice = ({ turnover, tradedAmount }: Order): Decimal | null =>
  isPositive(tradedAmount) ? divide(turnover, tradedAmount, AVERAGE_PLACES) : null
