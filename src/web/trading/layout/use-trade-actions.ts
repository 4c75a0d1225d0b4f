import { tradingPreferences, setTradingPreferences } from '../preferences.ts'
import type { ChartView } from '../chart/chart-panel.tsx'
import { periods } from '../live/periods.ts'
import type { Favourites } from '../favourites.ts'
import { changeDraft } from '../form/draft.ts'
import type { Market } from '../market.ts'
import { useSession } from '#src/web/session/hooks.ts'
import type { Action } from '#src/web/ui/actions/action.ts'
import { goToField } from '#src/web/ui/actions/hotkey-field.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import type { Sizes } from './use-sizes.ts'
import type { PhoneTab } from './phone-tabs.tsx'

type TradeActions = {
  readonly market: Market
  readonly favourites: Favourites
  readonly onTab: (tab: PhoneTab) => void
  readonly onView: (view: ChartView) => void
  readonly onCancelAll: () => void
  readonly onAlerts: () => void
  /** Sets whether the chart replaces all other panels. */
  readonly onLarge: (change: (large: boolean) => boolean) => void
  readonly sizes: Sizes
}

/** Registers the actions of a trading screen, for hot-keys, palette and cheat sheet alike. */
export function useTradeActions(actions: TradeActions): void {
  const { market, favourites, onTab, onView, onCancelAll, onAlerts, onLarge, sizes } = actions
  const isMember = useSession().status === 'member'
  const { symbol } = market
  /** Returns an action that changes the order draft, scrolls to the form and focuses its first field. */
  const write = (change: Parameters<typeof changeDraft>[1]) => () => {
    changeDraft(market, change)
    onTab('order')
    onLarge(() => false)
    requestAnimationFrame(() => {
      const field = change.type === 'MARKET_PRICE' ? 'amount' : 'price'
      const found =
        document.querySelector<HTMLInputElement>(`form input[name=${field}]`) ??
        document.querySelector<HTMLInputElement>('form input[name=amount]')
      if (found !== null) goToField(found)
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
    {
      ...trade('cancelAll', 'shift+x', () => {
        // It is asked among the orders: hidden with them, the question would block the page unseen.
        onLarge(() => false)
        onCancelAll()
      }),
      when: () => isMember,
    },
    trade('ask', 'shift+a', () => setTradingPreferences({ ask: !tradingPreferences.get().ask })),
    { ...trade('favourite', 'f', () => favourites.toggle?.(symbol)), when: () => favourites.toggle !== null },
    trade('alerts', 'a', onAlerts),
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
