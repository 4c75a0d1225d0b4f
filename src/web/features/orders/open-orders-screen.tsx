import { spotOrderLists } from '#src/web/trading/products/spot/lists/spot-order-lists.tsx'
import { SpotOrdersProvider } from '#src/web/trading/products/spot/providers.tsx'
import { OpenOrders } from './open-orders.tsx'

/** /spotOrder: what stands in the books, of all markets, and the way out of them (MSG-23). */
export const OpenOrdersScreen = () => (
  <SpotOrdersProvider>
    <OpenOrders list={spotOrderLists.open} />
  </SpotOrdersProvider>
)
