import { Fragment, useMemo, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { PriceAlerts } from '../alerts/price-alerts.tsx'
import { useAlertsDialog } from '../alerts/use-alerts-dialog.tsx'
import type { BookFilled } from '../book/book-painter.ts'
import { OrderBook } from '../book/order-book.tsx'
import { SmallBook } from '../book/small-book.tsx'
import { ChartPanel, type ChartView } from '../chart/chart-panel.tsx'
import { useFavourites } from '../favourites.ts'
import { fillDraft } from '../form/draft.ts'
import { FilledPriceAnnouncement } from '../form/filled-price-announcement.tsx'
import type { OrderSide } from '../live/order-side.ts'
import type { Market } from '../market.ts'
import { MarketList } from '../markets/market-list.tsx'
import { OrderEvents } from '../orders/order-events.tsx'
import { OrderPanel } from '../orders/order-panel.tsx'
import { tradingPreferences } from '../preferences.ts'
import { useProduct } from '../products/use-product.tsx'
import { TradesPanel } from '../trades/trades-panel.tsx'
import { BuySellBar } from './buy-sell-bar.tsx'
import { LastInTitle } from './last-in-title.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { StatusBar } from './status-bar.tsx'
import { TickerStrip } from './ticker-strip.tsx'
import { TradingLayout } from './trading-layout.tsx'
import { useLayout } from './use-layout.ts'
import { useTradeActions } from './use-trade-actions.ts'
import { useOpenCount, useOpenOrders } from '../products/product-hooks.ts'

type TradingScreenProps = { readonly market: Market; readonly markets: readonly Market[] }

const NONE: readonly never[] = []

/** The trading screen of a market of the product, with all its panels. */
export function TradingScreen({ market, markets }: TradingScreenProps) {
  const t = useText<AreaKeys['trading']>()
  const { OrderForm, Balances } = useProduct()
  const layout = useLayout()
  const { isPhone, setTab, isLarge, setLarge, sizes } = layout
  const [view, setView] = useState<ChartView>('price')
  const [confirmCancelAll, setConfirmCancelAll] = useState(false)
  const alerts = useAlertsDialog(market)
  const favourites = useFavourites()
  const open = useOpenOrders().data ?? NONE
  const own = useMemo(() => open.filter(({ symbol }) => symbol === market.symbol), [open, market])
  const marks = useMemo(() => {
    const prices = (direction: OrderSide): ReadonlySet<bigint> =>
      new Set(
        own
          .filter((order) => order.direction === direction && order.type === 'LIMIT_PRICE')
          .map(({ price }) => toUnits(truncate(price, market.scales.price), market.scales.price)),
      )
    return { bid: prices('BUY'), ask: prices('SELL') }
  }, [own, market])
  const { onlyHere } = useStore(tradingPreferences)
  const openCount = useOpenCount(onlyHere ? market.symbol : null)
  const askAll = (): void => {
    if (openCount !== 0) return setConfirmCancelAll(true)
    showToast({ kind: 'info', title: t('trading.orders.noneOpen') })
  }
  // Also of other markets: an order that stands there may be filled while one looks here.
  const symbols = useMemo(
    () => [...new Set([market.symbol, ...open.map(({ symbol }) => symbol)])],
    [open, market],
  )
  useTradeActions({
    market,
    favourites,
    onTab: setTab,
    onView: setView,
    onCancelAll: askAll,
    onAlerts: alerts.open,
    onLarge: setLarge,
    sizes,
  })

  const fill = ({ price, amount }: BookFilled): void => {
    fillDraft(market, {
      type: 'LIMIT_PRICE',
      price: toText(fromUnits(price, market.scales.price)),
      ...(amount === null ? {} : { amount: toText(fromUnits(amount, market.scales.amount)) }),
    })
    if (isPhone) setTab('order')
  }
  return (
    <>
      {[
        <LastInTitle key="title" market={market} />,
        <PriceAlerts key="alerts" />,
        <OrderEvents key="events" symbols={symbols} />,
        <FilledPriceAnnouncement key="filled" market={market} />,
        <Fragment key="dialog">{alerts.dialog}</Fragment>,
      ].map((part) => (
        <PanelBoundary key={part.key}>{part}</PanelBoundary>
      ))}
      <TradingLayout
        name={market.symbol}
        layout={layout}
        slots={{
          ticker: (
            <TickerStrip market={market} markets={markets} favourites={favourites} onAlerts={alerts.open} />
          ),
          markets: <MarketList markets={markets} chosen={market} favourites={favourites} />,
          chart: (
            <ChartPanel
              market={market}
              view={view}
              onView={setView}
              isLarge={isLarge}
              onLarge={setLarge}
              open={own}
            />
          ),
          book: <OrderBook market={market} own={marks} onFill={fill} />,
          trades: <TradesPanel market={market} />,
          form: <OrderForm market={market} />,
          smallBook: <SmallBook market={market} own={marks} onFill={fill} />,
          balances: <Balances market={market} />,
          orders: (
            <OrderPanel market={market} confirmCancelAll={confirmCancelAll} onAskAll={setConfirmCancelAll} />
          ),
          status: <StatusBar market={market} sizes={sizes} />,
          bar: <BuySellBar market={market} onOpen={() => setTab('order')} />,
        }}
      />
    </>
  )
}
