import { useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import { SpotOrdersProvider } from '#src/web/trading/products/spot/providers.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { OrderFills } from './order-fills.tsx'
import { OrderList } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'

/** /orderHistory: orders that have ended, and what each was filled with. */
export const PastOrdersScreen = () => (
  <SpotOrdersProvider>
    <PastOrders />
  </SpotOrdersProvider>
)

function PastOrders() {
  const t = useText<AreaKeys['orders']>()
  const [asked, setAsked] = useState<ExchangeOrder | null>(null)
  const row = (order: ExchangeOrder) => (
    <Button look="subtle" size="small" onClick={() => setAsked(order)}>
      {t('orders.fills')}
      <VisuallyHidden>{` ${order.symbol} ${order.orderId}`}</VisuallyHidden>
    </Button>
  )
  return (
    <Page title={t('orders.title')}>
      <OrderTabs />
      <OrderList kind="past" actions={row} />
      {asked !== null && <OrderFills order={asked} onClose={() => setAsked(null)} />}
    </Page>
  )
}
