import { tradingPreferences, prefer } from '#src/trading/preferences.ts'
import type { ChartView } from '#src/trading/chart/chart-panel.tsx'
import { periods } from '#src/trading/chart/periods.ts'
import type { Favourites } from '#src/trading/favourites.ts'
import { changeDraft } from '#src/trading/form/draft.ts'
import type { Market } from '#src/trading/market.ts'
import { useSession } from '#src/session/hooks.ts'
import type { Action } from '#src/ui/actions/action.ts'
import { useActions } from '#src/ui/actions/use-actions.ts'
import type { PhoneTab } from './phone-tabs.tsx'

type TradeActions = {
  readonly market: Market
  readonly favourites: Favourites
  readonly onTab: (tab: PhoneTab) => void
  readonly onView: (view: ChartView) => void
  readonly onCancelAll: () => void
  readonly onAlerts: () => void
}

/** What can be done here by a key, from the palette and from the cheat sheet: one registry for all. */
export function useTradeActions(actions: TradeActions): void {
  const { market, favourites, onTab, onView, onCancelAll, onAlerts } = actions
  const isMember = useSession().status === 'member'
  const { symbol } = market
  /** Brings the form into sight, with something changed, and the cursor into its first field. */
  const write = (change: Parameters<typeof changeDraft>[1]) => () => {
    changeDraft(symbol, change)
    onTab('order')
    requestAnimationFrame(() => {
      const field = change.type === 'MARKET_PRICE' ? 'amount' : 'price'
      const found =
        document.querySelector<HTMLInputElement>(`form input[name=${field}]`) ??
        document.querySelector<HTMLInputElement>('form input[name=amount]')
      found?.focus()
      found?.select()
    })
  }
  const trade = (id: string, hotkey: string, perform: () => void): Action => ({
    id: `trading.${id}`,
    label: `trading.action.${id}`,
    group: 'trade',
    hotkey,
    perform,
  })
  useActions([
    trade('buy', 'b', write({ direction: 'BUY' })),
    trade('sell', 's', write({ direction: 'SELL' })),
    trade('limit', 'l', write({ type: 'LIMIT_PRICE' })),
    trade('market', 'm', write({ type: 'MARKET_PRICE', amount: undefined })),
    { ...trade('cancelAll', 'shift+x', onCancelAll), when: () => isMember },
    trade('ask', 'shift+a', () => prefer({ ask: !tradingPreferences.get().ask })),
    { ...trade('favourite', 'f', () => favourites.toggle?.(symbol)), when: () => favourites.toggle !== null },
    trade('alerts', 'a', onAlerts),
    trade('search', '/', () => {
      document.querySelector<HTMLInputElement>('[role=searchbox]')?.focus()
    }),
    trade('depth', 'd', () => {
      onTab('chart')
      onView('depth')
    }),
    trade('candles', 'c', () => {
      onTab('chart')
      onView('price')
    }),
    ...periods.map(({ id }, at): Action => ({
      id: `trading.period.${id}`,
      label: `trading.action.period.${id}`,
      group: 'view',
      hotkey: `${at + 1}`,
      perform: () => {
        onView('price')
        prefer({ period: id })
      },
    })),
  ])
}
