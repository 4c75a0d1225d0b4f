import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import {
  getListOpenSpotOrdersQueryKey,
  getListPastSpotOrdersQueryKey,
  getListSpotFillsQueryKey,
  listOpenSpotOrders,
  listPastSpotOrders,
  listSpotFills,
} from '#generated/client/spot/spot.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { listOpenSpotOrdersOperation, listPastSpotOrdersOperation } from '#generated/operations/spot.ts'
import { isWithin } from '#src/web/list/filter/days.ts'
import { MOST_ROWS, pagedRead } from '#src/web/list/query/paged-read.ts'
import { TRADE_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { orderColumns } from '../../../orders/order-columns.tsx'
import type { OrderLists } from '../../order-lists.ts'
import { type OrderFilter, orderFields, orderRequest } from './order-filter.ts'
import { OpenOrderFilters, PastOrderFilters } from './order-filters.tsx'

/** Orders are filled while one looks: they are read as often as the trading screen does, in milliseconds. */
const AGAIN_MS = 15_000

type Lists = OrderLists<OrderFilter, ReturnType<typeof orderRequest>>

const shared = {
  error: 'orders.error',
  rowKey: ({ orderId }) => orderId,
  density: 'compact',
  height: 640,
  cardsBelow: 720,
  actionsWidth: 120,
  fields: orderFields,
  reading: 'more',
  pageSize: MOST_ROWS,
  request: orderRequest,
  arrange: ({ days }) => {
    const isOf = isWithin(days)
    return (orders) => orders.filter(({ time }) => isOf(time))
  },
} satisfies Partial<Lists['open']>

const empty = { icon: <DocumentBulletList24Regular />, action: <TradeLink /> }

/** A member's orders of the spot market, newest first, read as they are looked at (ENT-05). */
export const spotOrderLists: Lists = {
  open: {
    ...shared,
    title: 'orders.title.open',
    empty: { ...empty, title: 'orders.none.open' },
    file: () => 'openbourse-orders-open',
    columns: orderColumns,
    Filters: OpenOrderFilters,
    read: pagedRead({
      operation: listOpenSpotOrdersOperation,
      read: listOpenSpotOrders,
      key: getListOpenSpotOrdersQueryKey,
      rows: ({ content }): readonly ExchangeOrder[] => content,
    }),
    refetchAfter: () => AGAIN_MS,
  },
  past: {
    ...shared,
    title: 'orders.title.past',
    empty: { ...empty, title: 'orders.none.past' },
    file: () => 'openbourse-orders-past',
    // Of an order that has ended, its turnover tells.
    columns: orderColumns.filter(({ id }) => id !== 'total'),
    Filters: PastOrderFilters,
    read: pagedRead({
      operation: listPastSpotOrdersOperation,
      read: listPastSpotOrders,
      key: getListPastSpotOrdersQueryKey,
      rows: ({ content }): readonly ExchangeOrder[] => content,
    }),
  },
  fills: (orderId) => ({
    queryKey: getListSpotFillsQueryKey(orderId),
    queryFn: ({ signal }) => listSpotFills(orderId, signal),
  }),
}

function TradeLink() {
  const t = useText<AreaKeys['orders']>()
  return (
    <LinkButton to={TRADE_PATH} size="medium">
      {t('orders.trade')}
    </LinkButton>
  )
}
