import { useSession, useStore } from '#src/web/session/hooks.ts'
import type { Action } from '#src/web/ui/actions/action.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'
import { PriceAnnouncement } from '../../form/price-announcement.tsx'
import { PanelBoundary } from '../../layout/panel-boundary.tsx'
import type { Market } from '../../market.ts'
import { setTradingPreferences, tradingPreferences } from '../../preferences.ts'
import type { ScreenControls } from '../../products/product.ts'
import { AskedStopsDialog } from '../dialogs/asked-stops-dialog.tsx'
import { PerpetualEvents } from '../perpetual-events.tsx'
import { changeContractDraft, contractDraft, type ContractDraft, lastContractFill } from './contract-draft.ts'

type BackgroundProps = { readonly market: Market; readonly controls: ScreenControls }

/** Listens to the member's orders, registers the hot-keys of the form, and announces what is filled into it. */
export function ContractFormBackground({ market, controls }: BackgroundProps) {
  useContractActions(market, controls)
  return (
    <>
      <PanelBoundary>
        <PerpetualEvents />
      </PanelBoundary>
      <PanelBoundary>
        <AskedStopsDialog product={market.product} />
      </PanelBoundary>
      <PanelBoundary>
        <PriceAnnouncement
          market={market}
          filled={useStore(lastContractFill(market))}
          price={useStore(contractDraft(market)).price}
        />
      </PanelBoundary>
    </>
  )
}

function useContractActions(market: Market, { goToForm, showPanels, onAskAll }: ScreenControls): void {
  const isMember = useSession().status === 'member'
  const write = (change: Partial<ContractDraft>) => () => {
    changeContractDraft(market, change)
    goToForm('trigger', 'price', 'size')
  }
  const act = (label: string, hotkey: string, perform: () => void): Action => ({
    id: label,
    label,
    group: 'trade',
    hotkey,
    perform,
  })
  useActions([
    act('swap.act.long', 'b', write({ action: 'open', direction: 'long' })),
    act('swap.act.short', 's', write({ action: 'open', direction: 'short' })),
    act('swap.act.closeLong', 'shift+b', write({ action: 'close', direction: 'long' })),
    act('swap.act.closeShort', 'shift+s', write({ action: 'close', direction: 'short' })),
    act('trading.action.limit', 'l', write({ kind: 'limit' })),
    act('trading.action.market', 'm', write({ kind: 'market' })),
    act('swap.act.trigger', 't', write({ kind: 'trigger' })),
    {
      ...act('trading.action.cancelAll', 'shift+x', () => {
        // It is asked among the orders: hidden with them, the question would block the page unseen.
        showPanels()
        onAskAll(true)
      }),
      when: () => isMember,
    },
    act('trading.action.ask', 'shift+a', () => setTradingPreferences({ ask: !tradingPreferences.get().ask })),
  ])
}
