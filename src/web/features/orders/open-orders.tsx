import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { List } from '#src/web/list/list.tsx'
import { useList } from '#src/web/list/use-list.tsx'
import { CancelAll } from '#src/web/trading/orders/cancel-all.tsx'
import { CancelButton } from '#src/web/trading/orders/cancel-button.tsx'
import type { Order } from '#src/web/trading/orders/order.ts'
import { useCancel } from '#src/web/trading/orders/use-cancel.ts'
import type { ByMarket, OrderList } from '#src/web/trading/products/order-lists.ts'
import { useOpenCount } from '#src/web/trading/products/product-hooks.ts'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { OrderTabs } from './order-tabs.tsx'

type OpenOrdersProps<Filter extends ByMarket, Request> = { readonly list: OrderList<Filter, Request> }

const itself = (order: Order): Order => order

/** The open orders of a product, one by one or all of a market to be cancelled. */
export function OpenOrders<Filter extends ByMarket, Request>(props: OpenOrdersProps<Filter, Request>) {
  const t = useText<AreaKeys['orders']>()
  const list = useList(props.list)
  const { symbol } = list.filter
  const { cancel, cancelAll, cancelling, isCancellingAll } = useCancel()
  const count = useOpenCount(symbol)
  const [asks, setAsks] = useState(false)
  const row = (order: Order, isGone: boolean) => (
    <CancelButton
      look="word"
      order={order}
      isGone={isGone}
      cancelling={cancelling}
      onCancel={(cancelled) => void cancel(cancelled)}
    />
  )
  return (
    <Page
      title={t('orders.title')}
      actions={
        // Where nobody knows whether there are any, it has to be possible to get rid of them.
        <Button disabled={count === 0} onClick={() => setAsks(true)}>
          {t('orders.cancelAll')}
        </Button>
      }
    >
      <OrderTabs />
      <Card>
        <List list={list} actions={row} held={itself} />
      </Card>
      {asks && (
        <CancelAll
          symbol={symbol}
          busy={isCancellingAll}
          onConfirm={() => void cancelAll(symbol).then(() => setAsks(false))}
          onCancel={() => setAsks(false)}
        />
      )}
    </Page>
  )
}
