import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import type { Order } from '#src/web/trading/orders/order.ts'
import type { ByMarket, FillsQuery, OrderList } from '#src/web/trading/products/order-lists.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { OrderFills } from './order-fills.tsx'
import { OrderTabs } from './order-tabs.tsx'

type PastOrdersProps<Filter extends ByMarket, Request> = {
  readonly list: OrderList<Filter, Request>
  readonly fills: FillsQuery
}

/** The orders of a product that have ended, and what each was filled with. */
export function PastOrders<Filter extends ByMarket, Request>({
  list,
  fills,
}: PastOrdersProps<Filter, Request>) {
  const t = useText<AreaKeys['orders']>()
  const [asked, setAsked] = useState<Order | null>(null)
  const row = (order: Order) => (
    <Button look="subtle" size="small" onClick={() => setAsked(order)}>
      {t('orders.fills')}
      <VisuallyHidden>{` ${order.symbol} ${order.orderId}`}</VisuallyHidden>
    </Button>
  )
  return (
    <Page title={t('orders.title')}>
      <OrderTabs />
      <Card>
        <List list={useList(list)} actions={row} />
      </Card>
      {asked !== null && <OrderFills order={asked} fills={fills} onClose={() => setAsked(null)} />}
    </Page>
  )
}
