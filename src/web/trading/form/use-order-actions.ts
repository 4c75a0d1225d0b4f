import { useSession } from '#src/web/session/hooks.ts'
import type { Action } from '#src/web/ui/actions/action.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import type { Market } from '../market.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'
import type { ScreenControls } from '../products/product.ts'
import { changeDraft } from './draft.ts'

type OrderActions = {
  readonly market: Market
  readonly controls: Omit<ScreenControls, 'onAskAll'>
  readonly onCancelAll: () => void
}

/** Registers the actions of an order form and of the member's orders. */
export function useOrderActions({ market, controls, onCancelAll }: OrderActions): void {
  const { goToForm, showPanels } = controls
  const isMember = useSession().status === 'member'
  /** Returns an action that changes the order draft and focuses the form's first field. */
  const write = (change: Parameters<typeof changeDraft>[1]) => () => {
    changeDraft(market, change)
    goToForm(...(change.type === 'MARKET_PRICE' ? ['amount'] : ['price', 'amount']))
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
        showPanels()
        onCancelAll()
      }),
      when: () => isMember,
    },
    trade('ask', 'shift+a', () => setTradingPreferences({ ask: !tradingPreferences.get().ask })),
  ])
}
