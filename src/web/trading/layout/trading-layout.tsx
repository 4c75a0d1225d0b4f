import type { ReactNode } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type JumpPanel, panelId } from './jump.ts'
import { PanelBoundary } from './panel-boundary.tsx'
import { PanelJumps } from './panel-jumps.tsx'
import { type PhoneTab, PhoneTabs, phoneTabsOf } from './phone-tabs.tsx'
import { Splitter } from './splitter.tsx'
import styles from './trading-layout.module.css'
import type { LayoutState } from './use-layout.ts'

/** The parts of a trading screen. Each but the bar has an error boundary of its own. */
export type LayoutSlots = {
  readonly ticker: ReactNode
  readonly markets: ReactNode
  readonly chart: ReactNode
  readonly book: ReactNode
  /** False where they are a tab of the book. */
  readonly trades: ReactNode
  readonly form: ReactNode
  /** A small book beside the form, on a phone; false where there is none. */
  readonly smallBook: ReactNode
  /** Below the form: the member's money for this market. */
  readonly account: ReactNode
  /** The member's positions and orders. */
  readonly orders: ReactNode
  readonly status: ReactNode
  /** On a phone always visible, except with the form. */
  readonly bar: ReactNode
}

type TradingLayoutProps = {
  /** The market's name. */
  readonly name: string
  readonly layout: LayoutState
  /** `wide`: the lists run under chart and book up to the form; on a phone they are a tab. */
  readonly lists: 'narrow' | 'wide'
  readonly phone: 'form-first' | undefined
  readonly jump: (panel: JumpPanel) => void
  readonly slots: LayoutSlots
}

/**
 * Arranges the panels of a trading screen of any product: their places, movable edges, one at a time on a phone, the
 * chart in place of all others.
 */
export function TradingLayout({ name, layout, lists, phone, jump, slots }: TradingLayoutProps) {
  const t = useText<AreaKeys['trading']>()
  const { isPhone, hasList, tab, setTab, isLarge, sizes } = layout
  const shows = (each: PhoneTab): boolean => !isPhone || tab === each
  // Where they are a tab, the chart has them below it too.
  const showsOrders = lists === 'narrow' || shows('own') || shows('running') || shows('chart')
  // Positions have buttons of their own, and so has the form, where they are not in the bar.
  const isFormFirst = phone === 'form-first'
  const showsBar = isPhone && tab !== 'own' && tab !== 'running' && (isFormFirst || tab !== 'order')
  return (
    <div
      className={styles.layout}
      style={sizes.style}
      data-tab={isPhone ? tab : undefined}
      data-large={isLarge}
      data-lists={lists}
    >
      <PanelJumps onJump={jump} />
      <PanelBoundary panel={name} className={styles.ticker}>
        {slots.ticker}
      </PanelBoundary>
      {isPhone && <PhoneTabs tabs={phoneTabsOf({ lists, phone })} tab={tab} onTab={setTab} />}
      {hasList && (
        <section className={styles.markets} aria-label={t('trading.markets')}>
          <PanelBoundary panel={t('trading.markets')}>{slots.markets}</PanelBoundary>
        </section>
      )}
      {shows('chart') && (
        <section id={panelId('chart')} tabIndex={-1} className={styles.chart} aria-label={t('trading.chart')}>
          <PanelBoundary panel={t('trading.chart')}>{slots.chart}</PanelBoundary>
          <Splitter name="markets" sizes={sizes} label={t('trading.resize.markets')} />
        </section>
      )}
      {shows('book') && (
        <section id={panelId('book')} tabIndex={-1} className={styles.book} aria-label={t('trading.book')}>
          <PanelBoundary panel={t('trading.book')}>{slots.book}</PanelBoundary>
          <Splitter name="book" sizes={sizes} label={t('trading.resize.book')} />
        </section>
      )}
      {slots.trades !== false && shows('trades') && (
        <section className={styles.trades} aria-label={t('trading.trades')}>
          <PanelBoundary panel={t('trading.trades')}>{slots.trades}</PanelBoundary>
        </section>
      )}
      {shows('order') && (
        <section id={panelId('order')} tabIndex={-1} className={styles.form} aria-label={t('trading.order')}>
          <div className={styles.beside} data-alone={slots.smallBook === false}>
            <PanelBoundary panel={t('trading.order')}>{slots.form}</PanelBoundary>
            {isPhone && slots.smallBook !== false && (
              <PanelBoundary panel={t('trading.book')}>{slots.smallBook}</PanelBoundary>
            )}
          </div>
          <PanelBoundary panel={t('trading.balances')}>{slots.account}</PanelBoundary>
          <Splitter name="form" sizes={sizes} label={t('trading.resize.form')} />
        </section>
      )}
      {showsOrders && (
        <section
          id={panelId('orders')}
          tabIndex={-1}
          className={styles.orders}
          aria-label={t('trading.orders')}
        >
          <PanelBoundary panel={t('trading.orders')}>{slots.orders}</PanelBoundary>
          <Splitter name="orders" sizes={sizes} label={t('trading.resize.orders')} />
        </section>
      )}
      <PanelBoundary>{slots.status}</PanelBoundary>
      {showsBar && slots.bar}
    </div>
  )
}
