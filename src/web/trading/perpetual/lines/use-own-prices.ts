import { useMemo } from 'react'
import { truncate } from '#src/core/money/arithmetic.ts'
import { toUnits } from '#src/core/money/decimal.ts'
import type { OwnPrices } from '../../book/own-prices.ts'
import type { Market } from '../../market.ts'
import { buys } from '../orders/contract-order.ts'
import { useContractOrders } from '../perpetual-hooks.ts'

/** Returns the prices of the member's limit orders for a contract that stand in its book, in whole units. */
export function useContractOrderPrices({ symbol, scales }: Market): OwnPrices {
  const open = useContractOrders().open.data
  return useMemo(() => {
    const prices = (isBid: boolean): ReadonlySet<bigint> =>
      new Set(
        (open ?? []).flatMap((order) => {
          const { kind, price } = order
          const isHere = order.symbol === symbol && kind === 'limit' && buys(order) === isBid
          return isHere && price !== null ? [toUnits(truncate(price, scales.price), scales.price)] : []
        }),
      )
    return { bid: prices(true), ask: prices(false) }
  }, [open, symbol, scales])
}
