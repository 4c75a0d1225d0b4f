import { Fragment, useState } from 'react'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { goToField } from '#src/web/ui/actions/hotkey-field.ts'
import { PriceAlerts } from '../alerts/price-alerts.tsx'
import { useAlertsDialog } from '../alerts/use-alerts-dialog.tsx'
import type { BookFilled } from '../book/book-painter.ts'
import { SmallBook } from '../book/small-book.tsx'
import { ChartPanel, type ChartView } from '../chart/chart-panel.tsx'
import { useFavourites } from '../favourites.ts'
import type { Market } from '../market.ts'
import { MarketList } from '../markets/market-list.tsx'
import { useOwnPrices } from '../products/product-hooks.ts'
import type { ScreenControls } from '../products/product.ts'
import { useProduct } from '../products/use-product.tsx'
import { TradesPanel } from '../trades/trades-panel.tsx'
import { BookPanel } from './book-panel.tsx'
import { useJump } from './jump.ts'
import { LastInTitle } from './last-in-title.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { phoneTabsOf } from './phone-tabs.tsx'
import { StatusBar } from './status-bar.tsx'
import { TickerStrip } from './ticker-strip.tsx'
import { TradingLayout } from './trading-layout.tsx'
import { useLayout } from './use-layout.ts'
import { useTradeActions } from './use-trade-actions.ts'

type TradingScreenProps = { readonly market: Market; readonly markets: readonly Market[] }

/** The trading screen of a market of the product, with all its panels. */
export function TradingScreen({ market, markets }: TradingScreenProps) {
  const { lists, phone, fillForm, parts } = useProduct()
  const { OrderForm, Account, Lists, Bar, Background } = parts
  const layout = useLayout(phoneTabsOf({ lists, phone })[0])
  const { isPhone, setTab, isLarge, setLarge, sizes } = layout
  const jump = useJump(layout, { lists, phone })
  const [view, setView] = useState<ChartView>('price')
  const [confirmCancelAll, setConfirmCancelAll] = useState(false)
  const alerts = useAlertsDialog(market)
  const favourites = useFavourites()
  const own = useOwnPrices(market)
  const controls: ScreenControls = {
    goToForm: (...fields) => {
      setTab('order')
      setLarge(false)
      requestAnimationFrame(() => {
        const found = fields
          .map((name) => document.querySelector<HTMLInputElement>(`form input[name=${name}]`))
          .find((field) => field !== null)
        if (found !== undefined) goToField(found)
      })
    },
    showPanels: () => setLarge(false),
    onAskAll: setConfirmCancelAll,
  }
  useTradeActions({
    market,
    favourites,
    onTab: setTab,
    onView: setView,
    onAlerts: () => alerts.open(),
    onLarge: setLarge,
    onJump: jump,
    sizes,
  })

  const fill = (filled: BookFilled): void => {
    // Where orders have no price, one of the book can only be waited for.
    if (fillForm === null) return alerts.open(toText(fromUnits(filled.price, market.scales.price)))
    fillForm(market, filled)
    if (isPhone) setTab('order')
  }
  return (
    <>
      {[
        <LastInTitle key="title" market={market} />,
        <PriceAlerts key="alerts" />,
        <Background key="background" market={market} controls={controls} />,
        <Fragment key="dialog">{alerts.dialog}</Fragment>,
      ].map((part) => (
        <PanelBoundary key={part.key}>{part}</PanelBoundary>
      ))}
      <TradingLayout
        name={market.symbol}
        layout={layout}
        lists={lists}
        phone={phone}
        jump={jump}
        slots={{
          ticker: (
            <TickerStrip
              market={market}
              markets={markets}
              favourites={favourites}
              onAlerts={() => alerts.open()}
            />
          ),
          markets: <MarketList markets={markets} chosen={market} favourites={favourites} />,
          chart: (
            <ChartPanel market={market} view={view} onView={setView} isLarge={isLarge} onLarge={setLarge} />
          ),
          book: <BookPanel market={market} own={own} withTrades={lists === 'wide'} onFill={fill} />,
          trades: lists === 'narrow' && <TradesPanel market={market} />,
          form: <OrderForm market={market} />,
          smallBook: fillForm !== null && <SmallBook market={market} own={own} onFill={fill} />,
          account: <Account market={market} />,
          orders: (
            <Lists market={market} confirmCancelAll={confirmCancelAll} onAskAll={setConfirmCancelAll} />
          ),
          status: <StatusBar market={market} sizes={sizes} />,
          bar: <Bar market={market} onOpen={() => setTab('order')} />,
        }}
      />
    </>
  )
}
