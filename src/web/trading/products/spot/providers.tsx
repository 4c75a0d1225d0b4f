import type { ReactNode } from 'react'
import { MarketsContext, OrdersContext } from '../use-product.tsx'
import { spotMarkets } from './spot-markets.ts'
import { spotOrders } from './spot-orders.ts'

type Props = { readonly children: ReactNode }

/** Provides the member's orders of the spot market. */
export const SpotOrdersContext = ({ children }: Props) => (
  <OrdersContext value={spotOrders}>{children}</OrdersContext>
)

/** Provides markets and orders of the spot market. */
export const SpotOrdersProvider = ({ children }: Props) => (
  <MarketsContext value={spotMarkets}>
    <SpotOrdersContext>{children}</SpotOrdersContext>
  </MarketsContext>
)
