import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { CancelAll } from '#src/web/trading/orders/cancel-all.tsx'
import { CancelButton } from '#src/web/trading/orders/cancel-button.tsx'
import { useCancel } from '#src/web/trading/orders/use-cancel.ts'
import { useOpenCount } from '#src/web/trading/products/spot/orders/use-orders.ts'
import { SpotOrdersProvider } from '#src/web/trading/products/spot/providers.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { filterOf } from './order-filter.ts'
import { OrderList } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'

/** /spotOrder: what stands in the books, of all markets, and the way out of them (MSG-23). */
export const OpenOrdersScreen = () => (
  <SpotOrdersProvider>
    <OpenOrders />
  </SpotOrdersProvider>
)

function OpenOrders() {
  const t = useText<AreaKeys['orders']>()
  const [params] = useSearchParams()
  const { symbol } = filterOf(params)
  const { cancel, cancelAll, cancelling, isCancellingAll } = useCancel()
  const count = useOpenCount(symbol)
  const [asks, setAsks] = useState(false)
  const row = (order: ExchangeOrder, isGone: boolean) => (
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
        // Cancelling must be possible even if the number of orders is not known.
        <Button disabled={count === 0} onClick={() => setAsks(true)}>
          {t('orders.cancelAll')}
        </Button>
      }
    >
      <OrderTabs />
      <OrderList kind="open" actions={row} />
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
