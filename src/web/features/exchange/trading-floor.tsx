import { Fragment, useMemo, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { PriceAlerts } from '#src/web/trading/alerts/price-alerts.tsx'
import { useAlertsDialog } from '#src/web/trading/alerts/use-alerts-dialog.tsx'
import { useStore } from '#src/web/session/hooks.ts'
import { OrderBook } from '#src/web/trading/book/order-book.tsx'
import { SmallBook } from '#src/web/trading/book/small-book.tsx'
import type { BookFilled } from '#src/web/trading/book/book-painter.ts'
import { ChartPanel, type ChartView } from '#src/web/trading/chart/chart-panel.tsx'
import { useFavourites } from '#src/web/trading/favourites.ts'
import { Balances } from '#src/web/trading/form/balances.tsx'
import { fillDraft } from '#src/web/trading/form/draft.ts'
import { FilledPrice } from '#src/web/trading/form/filled-price.tsx'
import { OrderForm } from '#src/web/trading/form/order-form.tsx'
import type { Market } from '#src/web/trading/market.ts'
import { MarketList } from '#src/web/trading/markets/market-list.tsx'
import { OrderPanel } from '#src/web/trading/orders/order-panel.tsx'
import { OrderEvents } from '#src/web/trading/orders/order-events.tsx'
import { useOpenCount, useOpenOrders } from '#src/web/trading/orders/use-orders.ts'
import { PanelBoundary } from '#src/web/trading/panel-boundary.tsx'
import { tradingPreferences } from '#src/web/trading/preferences.ts'
import { TradesPanel } from '#src/web/trading/trades/trades-panel.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { useMedia, PHONE } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { BuySellBar } from './buy-sell-bar.tsx'
import styles from './exchange.module.css'
import { useSizes } from './use-sizes.ts'
import { Splitter } from './splitter.tsx'
import { StatusBar } from './status-bar.tsx'
import { PhoneTabs, type PhoneTab } from './phone-tabs.tsx'
import { TickerStrip } from './ticker-strip.tsx'
import { LastInTitle } from './last-in-title.tsx'
import { useEscape } from './use-escape.ts'
import { useTradeActions } from './use-trade-actions.ts'

type TradingFloorProps = { readonly market: Market; readonly markets: readonly Market[] }

const NONE: readonly never[] = []
/** Below, the list of markets opens from the market's name. */
const WITH_LIST = '(min-width: 1280px)'

/** All panels of one market, and what goes between them. */
export function TradingFloor({ market, markets }: TradingFloorProps) {
  const t = useText<AreaKeys['trading']>()
  const isPhone = useMedia(PHONE)
  const hasList = useMedia(WITH_LIST)
  const [tab, setTab] = useState<PhoneTab>('chart')
  const [view, setView] = useState<ChartView>('price')
  const [large, setLarge] = useState(false)
  const [asksAll, setAsksAll] = useState(false)
  const alerts = useAlertsDialog(market)
  const favourites = useFavourites()
  const open = useOpenOrders().data ?? NONE
  const own = useMemo(() => open.filter(({ symbol }) => symbol === market.symbol), [open, market])
  const marks = useMemo(() => {
    const prices = (direction: 'BUY' | 'SELL'): ReadonlySet<bigint> =>
      new Set(
        own
          .filter((order) => order.direction === direction && order.type === 'LIMIT_PRICE')
          .map(({ price }) => toUnits(truncate(price, market.scales.price), market.scales.price)),
      )
    return { bid: prices('BUY'), ask: prices('SELL') }
  }, [own, market])
  const sizes = useSizes()
  const { onlyHere } = useStore(tradingPreferences)
  const openCount = useOpenCount(onlyHere ? market.symbol : null)
  const askAll = (): void => {
    if (openCount !== 0) return setAsksAll(true)
    showToast({ kind: 'info', title: t('trading.orders.noneOpen') })
  }
  const isLarge = large && !isPhone
  // Also of other markets: an order that stands there may be filled while one looks here.
  const symbols = useMemo(
    () => [...new Set([market.symbol, ...open.map(({ symbol }) => symbol)])],
    [open, market],
  )
  useEscape(isLarge, () => setLarge(false))
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
    fillDraft(market.symbol, {
      type: 'LIMIT_PRICE',
      price: toText(fromUnits(price, market.scales.price)),
      ...(amount === null ? {} : { amount: toText(fromUnits(amount, market.scales.amount)) }),
    })
    if (isPhone) setTab('order')
  }
  const shows = (each: PhoneTab): boolean => !isPhone || tab === each
  return (
    <>
      {[
        <LastInTitle key="title" market={market} />,
        <PriceAlerts key="alerts" />,
        <OrderEvents key="events" symbols={symbols} />,
        <FilledPrice key="filled" market={market} />,
        <Fragment key="dialog">{alerts.dialog}</Fragment>,
      ].map((part) => (
        <PanelBoundary key={part.key}>{part}</PanelBoundary>
      ))}
      <div
        className={styles.floor}
        style={sizes.style}
        data-tab={isPhone ? tab : undefined}
        data-large={isLarge}
      >
        <PanelBoundary panel={market.symbol} className={styles.ticker}>
          <TickerStrip market={market} markets={markets} favourites={favourites} onAlerts={alerts.open} />
        </PanelBoundary>
        {isPhone && <PhoneTabs tab={tab} onTab={setTab} />}
        {hasList && (
          <section className={styles.markets} aria-label={t('trading.markets')}>
            <PanelBoundary panel={t('trading.markets')}>
              <MarketList markets={markets} chosen={market} favourites={favourites} />
            </PanelBoundary>
          </section>
        )}
        {shows('chart') && (
          <section className={styles.chart} aria-label={t('trading.chart')}>
            <PanelBoundary panel={t('trading.chart')}>
              <ChartPanel
                market={market}
                view={view}
                onView={setView}
                isLarge={isLarge}
                onLarge={setLarge}
                open={own}
              />
            </PanelBoundary>
            <Splitter name="markets" sizes={sizes} label={t('trading.resize.markets')} />
          </section>
        )}
        {shows('book') && (
          <section className={styles.book} aria-label={t('trading.book')}>
            <PanelBoundary panel={t('trading.book')}>
              <OrderBook market={market} own={marks} onFill={fill} />
            </PanelBoundary>
            <Splitter name="book" sizes={sizes} label={t('trading.resize.book')} />
          </section>
        )}
        {shows('trades') && (
          <section className={styles.trades} aria-label={t('trading.trades')}>
            <PanelBoundary panel={t('trading.trades')}>
              <TradesPanel market={market} />
            </PanelBoundary>
          </section>
        )}
        {shows('order') && (
          <section className={styles.form} aria-label={t('trading.order')}>
            <div className={styles.beside}>
              <PanelBoundary panel={t('trading.order')}>
                <OrderForm market={market} />
              </PanelBoundary>
              {isPhone && (
                <PanelBoundary panel={t('trading.book')}>
                  <SmallBook market={market} own={marks} onFill={fill} />
                </PanelBoundary>
              )}
            </div>
            <PanelBoundary panel={t('trading.balances')}>
              <Balances market={market} />
            </PanelBoundary>
            <Splitter name="form" sizes={sizes} label={t('trading.resize.form')} />
          </section>
        )}
        <section className={styles.orders} aria-label={t('trading.orders')}>
          <PanelBoundary panel={t('trading.orders')}>
            <OrderPanel market={market} asksAll={asksAll} onAskAll={setAsksAll} />
          </PanelBoundary>
          <Splitter name="orders" sizes={sizes} label={t('trading.resize.orders')} />
        </section>
        <PanelBoundary>
          <StatusBar market={market} sizes={sizes} />
        </PanelBoundary>
        {isPhone && tab !== 'order' && <BuySellBar market={market} onOpen={() => setTab('order')} />}
      </div>
    </>
  )
}
