import { useMemo } from 'react'
import type { Market } from '../market.ts'
import { useOpenOrders } from '../products/product-hooks.ts'
import type { Order } from './order.ts'

const NONE: readonly Order[] = []

/** Returns the member's open orders in a market. */
export function useOwnOrders({ symbol }: Market): readonly Order[] {
  const open = useOpenOrders().data ?? NONE
  return useMemo(() => open.filter((order) => order.symbol === symbol), [open, symbol])
}
