import { useMemo } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { FilledPriceAnnouncement } from '../../form/filled-price-announcement.tsx'
import { useOrderActions } from '../../form/use-order-actions.ts'
import { PanelBoundary } from '../../layout/panel-boundary.tsx'
import type { Market } from '../../market.ts'
import { OrderEvents } from '../../orders/order-events.tsx'
import { tradingPreferences } from '../../preferences.ts'
import { useOpenCount, useOpenOrders } from '../product-hooks.ts'
import type { ScreenControls } from '../product.ts'

const NONE: readonly never[] = []

type BackgroundProps = { readonly market: Market; readonly controls: ScreenControls }

/** Listens to the member's orders, registers the hot-keys of the form, and announces what is filled into it. */
export function SpotBackground({ market, controls }: BackgroundProps) {
  const t = useText<AreaKeys['trading']>()
  const open = useOpenOrders().data ?? NONE
  const { onlyHere } = useStore(tradingPreferences)
  const openCount = useOpenCount(onlyHere ? market.symbol : null)
  // Also of other markets: an order that stands there may be filled while one looks here.
  const symbols = useMemo(
    () => [...new Set([market.symbol, ...open.map(({ symbol }) => symbol)])],
    [open, market],
  )
  useOrderActions({
    market,
    controls,
    onCancelAll: () => {
      if (openCount !== 0) return controls.onAskAll(true)
      showToast({ kind: 'info', title: t('trading.orders.noneOpen') })
    },
  })
  return (
    <>
      <PanelBoundary>
        <OrderEvents symbols={symbols} />
      </PanelBoundary>
      <PanelBoundary>
        <FilledPriceAnnouncement market={market} />
      </PanelBoundary>
    </>
  )
}
