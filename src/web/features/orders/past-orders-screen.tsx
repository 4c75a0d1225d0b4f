import { spotOrderLists } from '#src/web/trading/products/spot/lists/spot-order-lists.tsx'
import { SpotOrdersProvider } from '#src/web/trading/products/spot/providers.tsx'
import { PastOrders } from './past-orders.tsx'

/** /orderHistory: orders that have ended, and what each was filled with. */
export const PastOrdersScreen = () => (
  <SpotOrdersProvider>
    <PastOrders list={spotOrderLists.past} fills={spotOrderLists.fills} />
  </SpotOrdersProvider>
)
