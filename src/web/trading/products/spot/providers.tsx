import type { ReactNode } from 'react'
import { MarketsContext, OrdersContext } from '../use-product.tsx'
import { spotMarkets } from './spot-markets.ts'
import { spotOrders } from './spot-orders.ts'

type Props = { readonly children: ReactNode }

/** Provides markets and orders of the spot market. */
export const SpotOrdersProvider = ({ children }: Props) => (
  <MarketsContext value={spotMarkets}>
    <OrdersContext value={spotOrders}>{children}</OrdersContext>
  </MarketsContext>
)
