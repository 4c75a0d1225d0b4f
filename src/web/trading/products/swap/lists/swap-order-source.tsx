import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import {
  cancelSwapOrder,
  getListOpenSwapOrdersQueryKey,
  getListPastSwapOrdersQueryKey,
  listOpenSwapOrders,
  listPastSwapOrders,
} from '#generated/client/swap/swap.ts'
import type { SwapOrderPage } from '#generated/models/swap-order-page.ts'
import { listOpenSwapOrdersOperation, listPastSwapOrdersOperation } from '#generated/operations/swap.ts'
import { createStore } from '#src/core/store/store.ts'
import { MOST_ROWS, pagedRead } from '#src/web/list/query/paged-read.ts'
import { SWAP_PATH } from '#src/web/paths/paths.ts'
import { checkedRead } from '../../../perpetual/order-lists/checked-read.ts'
import type {
  ContractOrderList,
  ContractOrderSource,
} from '../../../perpetual/order-lists/contract-order-source.ts'
import {
  contractOrderFields,
  type ContractOrderFilter,
  isOf,
} from '../../../perpetual/order-lists/order-filter.ts'
import { OpenOrderFilters, PastOrderFilters } from '../../../perpetual/order-lists/order-filters.tsx'
import { TradeLink } from '../../../perpetual/order-lists/trade-link.tsx'
import { type ContractOrder, contractOrderKey } from '../../../perpetual/orders/contract-order.ts'
import {
  contractOrderColumns,
  openContractOrderColumns,
} from '../../../perpetual/orders/contract-order-columns.tsx'
import { MarketsContext } from '../../use-product.tsx'
import { contractOrderOf } from '../orders/contract-order-of.ts'
import { swapMarkets } from '../swap-markets.ts'
import { openOrdersRequest, pastOrdersRequest } from './order-request.ts'

/** Orders are filled while one looks, in milliseconds: some servers push nothing. */
const AGAIN_MS = 15_000

const isUnfiltered = createStore(false)

const cancel = ({ id }: ContractOrder): Promise<unknown> => cancelSwapOrder({ entrustId: id })
async function cancelAllOf(orders: readonly ContractOrder[]): Promise<void> {
  for (const order of orders) await cancel(order)
}

const ordersOf = ({ content }: SwapOrderPage): readonly ContractOrder[] => content.map(contractOrderOf)

const shared = {
  error: 'positions.orders.failed',
  rowKey: contractOrderKey,
  density: 'compact',
  height: 640,
  cardsBelow: 720,
  actionsWidth: 120,
  fields: contractOrderFields(listPastSwapOrdersOperation),
  reading: 'more',
  pageSize: MOST_ROWS,
  request: (filter: ContractOrderFilter) => filter,
  arrange: (filter: ContractOrderFilter) => {
    const isShown = isOf(filter)
    return (orders: readonly ContractOrder[]) => orders.filter(isShown)
  },
} satisfies Partial<ContractOrderList>

const empty = { icon: <DocumentBulletList24Regular />, action: <TradeLink to={SWAP_PATH} /> }

/** A member's orders of the contracts margined in USDT, newest first (ENT-05). */
export const swapOrderSource: ContractOrderSource = {
  open: {
    ...shared,
    title: 'positions.open',
    empty: { ...empty, title: 'positions.open.none' },
    file: () => 'openbourse-contract-orders-open',
    columns: openContractOrderColumns,
    Filters: OpenOrderFilters,
    read: checkedRead({
      read: pagedRead({
        operation: listOpenSwapOrdersOperation,
        read: listOpenSwapOrders,
        key: getListOpenSwapOrdersQueryKey,
        rows: ordersOf,
      }),
      request: openOrdersRequest,
      isUnfiltered,
    }),
    refetchAfter: () => AGAIN_MS,
  },
  past: {
    ...shared,
    title: 'positions.past',
    empty: { ...empty, title: 'positions.past.none' },
    file: () => 'openbourse-contract-orders-past',
    columns: contractOrderColumns,
    Filters: PastOrderFilters,
    read: checkedRead({
      read: pagedRead({
        operation: listPastSwapOrdersOperation,
        read: listPastSwapOrders,
        key: getListPastSwapOrdersQueryKey,
        rows: ordersOf,
      }),
      request: pastOrdersRequest,
      isUnfiltered,
    }),
  },
  isUnfiltered,
  cancelCalls: { cancel, cancelAllOf },
  Provider: ({ children }) => <MarketsContext value={swapMarkets}>{children}</MarketsContext>,
}
