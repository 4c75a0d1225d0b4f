import { DocumentBulletList24Regular } from '@fluentui/react-icons/svg/document-bullet-list'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { useOrderColumns } from '#src/web/trading/orders/order-columns.tsx'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { failureOf } from '#src/web/list/table/failure.ts'
import { TRADE_PATH } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { EVERYTHING, filterOf, type OrderFilter, paramsOf } from './order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { type OrderKind, useOrderList } from './use-order-list.ts'

type OrderListProps = {
  readonly kind: OrderKind
  readonly actions: (order: ExchangeOrder, isGone: boolean) => ReactNode
  readonly actionsWidth?: number
}

const HEIGHT = 640
const CARDS_BELOW = 720
const self = (order: ExchangeOrder): ExchangeOrder => order
const orderKey = ({ orderId }: ExchangeOrder): string => orderId

/** Orders by what the address asks for, with more of them as one scrolls, and all of them as a file (ENT-05). */
export function OrderList({ kind, actions, actionsWidth = 120 }: OrderListProps) {
  const t = useText<AreaKeys['orders']>()
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterOf(params), [params])
  // The address is ahead of the screen for a moment: of two filters that are chosen at once, both count.
  const change = (part: Partial<OrderFilter>): void => {
    const latest = filterOf(new URLSearchParams(window.location.search))
    setParams(paramsOf({ ...latest, ...part }), { replace: true })
  }
  const list = useOrderList(kind, filter)
  const { rows, error, isFetching, refetch, fetchNextPage } = list
  const all = useOrderColumns('list')
  // Of an order that has ended, its turnover tells.
  const columns = useMemo(() => (kind === 'open' ? all : all.filter(({ id }) => id !== 'total')), [all, kind])
  const isFiltered = params.size > 0
  const label = t(`orders.title.${kind}`)
  return (
    <Card>
      <DataTable
        label={label}
        density="compact"
        cardsBelow={CARDS_BELOW}
        columns={columns}
        rows={rows}
        rowKey={orderKey}
        height={HEIGHT}
        failure={failureOf(t('orders.error'), {
          error,
          isFetching,
          refetch: rows === undefined ? refetch : fetchNextPage,
        })}
        filters={<OrderFilters filter={filter} onChange={change} byState={kind === 'past'} />}
        onClearFilters={isFiltered ? () => change(EVERYTHING) : undefined}
        csv={{ name: `openbourse-orders-${kind}`, rows: list.all }}
        empty={{
          icon: <DocumentBulletList24Regular />,
          title: t(`orders.none.${kind}`),
          action: (
            <LinkButton to={TRADE_PATH} size="medium">
              {t('orders.trade')}
            </LinkButton>
          ),
        }}
        paging={{
          kind: 'more',
          hasMore: list.hasNextPage,
          onMore: () => void fetchNextPage(),
          busy: list.isFetchingNextPage,
        }}
        actions={actions}
        {...(kind === 'open' && { held: { of: params.toString(), gone: self } })}
        actionsWidth={actionsWidth}
      />
    </Card>
  )
}
