import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ListDescription } from '#src/web/list/list-description.ts'
import type { Order, OrderFill } from '../orders/order.ts'

/** The market that a filter of orders names; null is any. */
export type ByMarket = { readonly symbol: string | null }

/** A list of orders: columns, filter and query. */
export type OrderList<Filter extends ByMarket, Request> = ListDescription<
  Order,
  Filter,
  Request,
  AreaKeys['orders' | 'trading']
>

/** Makes the query of an order's fills, oldest first. */
export type FillsQuery = (orderId: string) => {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly OrderFill[]>
}

/**
 * The lists of a member's orders that a product brings for the pages of orders (features/orders). They are not part of
 * `Product`: trading screens show none of them, and do not load them.
 */
export type OrderLists<Filter extends ByMarket, Request> = {
  readonly open: OrderList<Filter, Request>
  readonly past: OrderList<Filter, Request>
  readonly fills: FillsQuery
}
