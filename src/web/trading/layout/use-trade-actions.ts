import { setTradingPreferences } from '../preferences.ts'
import type { ChartView } from '../chart/chart-panel.tsx'
import { periods } from '../live/periods.ts'
import type { Favourites } from '../favourites.ts'
import type { Market } from '../market.ts'
import type { Action } from '#src/web/ui/actions/action.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import type { JumpPanel } from './jump.ts'
import type { Sizes } from './use-sizes.ts'
import type { PhoneTab } from './phone-tabs.tsx'

type TradeActions = {
  readonly market: Market
  readonly favourites: Favourites
  readonly onTab: (tab: PhoneTab) => void
  readonly onView: (view: ChartView) => void
  readonly onAlerts: () => void
  /** Sets whether the chart replaces all other panels. */
  readonly onLarge: (change: (large: boolean) => boolean) => void
  readonly onJump: (panel: JumpPanel) => void
  readonly sizes: Sizes
}

/** Registers the actions of a trading screen of any product, for hot-keys, palette and cheat sheet alike. */
export function useTradeActions(actions: TradeActions): void {
  const { market, favourites, onTab, onView, onAlerts, onLarge, onJump, sizes } = actions
  const { symbol } = market
  const trade = (id: string, hotkey: string, perform: () => void): Action => ({
    id: `trading.${id}`,
    label: `trading.action.${id}`,
    group: 'trade',
    hotkey,
    perform,
  })
  useActions([
    { ...trade('favourite', 'f', () => favourites.toggle?.(symbol)), when: () => favourites.toggle !== null },
    trade('alerts', 'a', onAlerts),
    { ...trade('own', 'o', () => onJump('orders')), group: 'view' },
    trade('search', '/', () => {
      onLarge(() => false)
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('[role=searchbox]')?.focus())
    }),
    trade('depth', 'd', () => {
      onTab('chart')
      onView('depth')
    }),
    trade('candles', 'c', () => {
      onTab('chart')
      onView('price')
    }),
    { ...trade('enlarge', 'e', () => onLarge((large) => !large)), group: 'view' },
    {
      id: 'trading.layout',
      label: 'trading.action.layout',
      group: 'view',
      when: () => sizes.isChanged,
      perform: sizes.reset,
    },
    ...periods.map(({ id }, at): Action => ({
      id: `trading.period.${id}`,
      label: `trading.action.period.${id}`,
      group: 'view',
      hotkey: `${at + 1}`,
      perform: () => {
        onView('price')
        setTradingPreferences({ period: id })
      },
    })),
  ])
}
