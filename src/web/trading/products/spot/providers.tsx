import type { ReactNode } from 'react'
import { MarketsContext, OrdersContext } from '../use-product.tsx'
import { spotMarkets } from './spot-markets.ts'
import { spotOrders } from './spot-orders.ts'

type Props = { readonly children: ReactNode }

/** Gives the orders of the spot market, and its markets, to the parts below. */
export const SpotOrdersProvider = ({ children }: Props) => (
  <MarketsContext value={spotMarkets}>
    <OrdersContext value={spotOrders}>{children}</OrdersContext>
  </MarketsContext>
)
