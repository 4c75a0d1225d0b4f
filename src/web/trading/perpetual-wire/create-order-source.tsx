import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { createStore } from '#src/core/store/store.ts'
import { MOST_ROWS, pagedRead } from '#src/web/list/query/paged-read.ts'
import { checkedRead } from '../perpetual/order-lists/checked-read.ts'
import type {
  ContractOrderList,
  ContractOrderSource,
} from '../perpetual/order-lists/contract-order-source.ts'
import { contractOrderFields, type ContractOrderFilter, isOf } from '../perpetual/order-lists/order-filter.ts'
import { OpenOrderFilters, PastOrderFilters } from '../perpetual/order-lists/order-filters.tsx'
import { TradeLink } from '../perpetual/order-lists/trade-link.tsx'
import { type ContractOrder, contractOrderKey } from '../perpetual/orders/contract-order.ts'
import {
  listedContractOrderColumns,
  openContractOrderColumns,
} from '../perpetual/orders/contract-order-columns.tsx'
import type { ProductMarkets } from '../products/product.ts'
import { MarketsContext } from '../products/use-product.tsx'
import type { ContractKind } from './contract-kind.ts'
import { type OrderCalls, ordersOf } from './contract-orders.ts'
import { openOrdersRequest, pastOrdersRequest } from './order-request.ts'

/** Orders are filled while one looks, in milliseconds: some servers push nothing. */
const AGAIN_MS = 15_000

/** Creates the lists of a member's orders of a kind of contracts, newest first (ENT-05). */
export function createOrderSource(
  kind: ContractKind,
  { open, past, cancel }: OrderCalls,
  markets: ProductMarkets,
): ContractOrderSource {
  const isUnfiltered = createStore(false)
  const rows = ordersOf(kind)
  const shared = {
    error: 'positions.orders.failed',
    rowKey: contractOrderKey,
    density: 'compact',
    height: 640,
    cardsBelow: 720,
    actionsWidth: 120,
    fields: contractOrderFields(past.operation),
    reading: 'more',
    pageSize: MOST_ROWS,
    request: (filter: ContractOrderFilter) => filter,
    arrange: (filter: ContractOrderFilter) => {
      const isShown = isOf(filter)
      return (orders: readonly ContractOrder[]) => orders.filter(isShown)
    },
  } satisfies Partial<ContractOrderList>
  const empty = {
    icon: <DocumentBulletList24Regular />,
    action: <TradeLink to={markets.pathOf(markets.usual)} />,
  }
  return {
    open: {
      ...shared,
      title: 'positions.open',
      empty: { ...empty, title: 'positions.open.none' },
      file: () => `openbourse-${kind.product}-orders-open`,
      columns: openContractOrderColumns,
      Filters: OpenOrderFilters,
      read: checkedRead({ read: pagedRead({ ...open, rows }), request: openOrdersRequest, isUnfiltered }),
      refetchAfter: () => AGAIN_MS,
    },
    past: {
      ...shared,
      title: 'positions.past',
      empty: { ...empty, title: 'positions.past.none' },
      file: () => `openbourse-${kind.product}-orders-past`,
      columns: listedContractOrderColumns,
      Filters: PastOrderFilters,
      read: checkedRead({ read: pagedRead({ ...past, rows }), request: pastOrdersRequest, isUnfiltered }),
    },
    isUnfiltered,
    cancel: ({ id }) => cancel({ entrustId: id }),
    Provider: ({ children }) => <MarketsContext value={markets}>{children}</MarketsContext>,
  }
}
