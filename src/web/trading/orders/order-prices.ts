import { useMemo } from 'react'
import { truncate } from '#src/core/money/arithmetic.ts'
import { toUnits } from '#src/core/money/decimal.ts'
import type { OwnPrices } from '../book/own-prices.ts'
import type { OrderSide } from '../live/order-side.ts'
import type { Market } from '../market.ts'
import { useOwnOrders } from './own-orders.ts'

/** Returns the prices of the member's limit orders in a market, in whole units. */
export function useOrderPrices(market: Market): OwnPrices {
  const own = useOwnOrders(market)
  return useMemo(() => {
    const prices = (direction: OrderSide): ReadonlySet<bigint> =>
      new Set(
        own
          .filter((order) => order.direction === direction && order.type === 'LIMIT_PRICE')
          .map(({ price }) => toUnits(truncate(price, market.scales.price), market.scales.price)),
      )
    return { bid: prices('BUY'), ask: prices('SELL') }
  }, [own, market])
}
