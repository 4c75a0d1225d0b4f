import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import type { Order, OrderFill } from '../orders/order.ts'
import type { Asked } from './product.ts'

/** The market that a filter of orders names; null is any. */
export type ByMarket = { readonly symbol: string | null }

/** A list of orders: columns, filter and query. */
export type OrderList<Filter extends ByMarket, Request> = ListDescription<
  Order,
  Filter,
  Request,
  AreaKeys['orders' | 'trading']
>

/**
 * The lists of a member's orders that a product brings for the pages of orders (features/orders). They are not part of
 * `Product`: trading screens show none of them, and do not load them.
 */
export type OrderLists<Filter extends ByMarket, Request> = {
  readonly open: OrderList<Filter, Request>
  readonly past: OrderList<Filter, Request>
  /** What an order was filled with, oldest first. */
  readonly useFills: (orderId: string) => Asked<readonly OrderFill[]>
}
