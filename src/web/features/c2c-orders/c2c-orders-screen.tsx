import { useSearchParams } from 'react-router-dom'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'

const MyOrders = lazyChunk(() => import('./list/my-orders.tsx').then(({ MyOrders: part }) => part))
const OrderScreen = lazyChunk(() => import('./order/order-screen.tsx').then(({ OrderScreen: part }) => part))

/** /orderMy: a member's C2C orders by state, or one of them (`?order=`) (ROUTE-ORDERS, FEAT-18, STATE-04). */
export function C2cOrdersScreen() {
  const order = useSearchParams()[0].get('order') ?? ''
  return order === '' ? <MyOrders /> : <OrderScreen key={order} orderSn={order} />
}
