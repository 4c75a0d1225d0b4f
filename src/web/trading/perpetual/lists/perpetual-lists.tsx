import { Suspense, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import panel from '../../orders/orders.module.css'
import type { ListsProps } from '../../products/product.ts'
import { setTradingPreferences, tradingPreferences } from '../../preferences.ts'
import { CloseAll } from '../positions/close-all-button.tsx'
import { PositionsTable } from '../positions/positions-table.tsx'
import styles from '../perpetual.module.css'
import { useHoldings, usePerpetual } from '../use-perpetual.tsx'
import { useContractOrders } from '../perpetual-hooks.ts'
import { ToolsPlace } from './panel-tools.tsx'

// Positions are there first; the other lists come when they are asked for.
const OpenOrders = lazyChunk(() => import('../orders/open-orders.tsx').then(({ OpenOrders: part }) => part))
const PastOrders = lazyChunk(() => import('../orders/past-orders.tsx').then(({ PastOrders: part }) => part))

type Tab = 'positions' | 'open' | 'past' | 'funding' | 'profit'

/** The member's positions, orders and records, of this contract or of all. */
export function PerpetualLists({ market, confirmCancelAll, onAskAll }: ListsProps) {
  const t = useText<AreaKeys['positions']>()
  const [chosen, setTab] = useState<Tab>('positions')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { onlyHere } = useStore(tradingPreferences)
  const { Records, marginCoin } = usePerpetual()
  const symbol = onlyHere ? market.symbol : null
  const isShown = (each: { readonly symbol: string }): boolean => symbol === null || each.symbol === symbol
  const positions = useHoldings()?.positions.filter(isShown)
  const orders = useContractOrders().open.data?.filter(isShown)
  // The confirmation belongs to the open orders.
  const tab = confirmCancelAll ? 'open' : chosen
  const isOfAccount = tab === 'funding' || tab === 'profit'
  return (
    <div className={`${panel.panel ?? ''} ${styles.panel ?? ''}`}>
      <Tabs
        label={t('positions.lists')}
        size="small"
        value={tab}
        tabs={[
          { value: 'positions', label: t('positions.list'), ...(positions && { count: positions.length }) },
          { value: 'open', label: t('positions.open'), ...(orders && { count: orders.length }) },
          { value: 'past', label: t('positions.past') },
          { value: 'funding', label: t('positions.records.funding') },
          { value: 'profit', label: t('positions.records.profit') },
        ]}
        onChange={setTab}
      >
        <div className={`${panel.tools ?? ''} ${styles.tools ?? ''}`}>
          {!isOfAccount && (
            <Switch
              look="quiet"
              label={t('positions.onlyHere')}
              checked={onlyHere}
              onChange={(only) => setTradingPreferences({ onlyHere: only })}
            />
          )}
          {tab === 'positions' && <CloseAll symbol={symbol} count={positions?.length ?? 0} />}
          {tab === 'open' && (
            <Button size="small" disabled={orders?.length === 0} onClick={() => onAskAll(true)}>
              {t('positions.cancel.all')}
            </Button>
          )}
          <span ref={setPlace} />
        </div>
        <div className={panel.scroll}>
          <ToolsPlace value={place}>
            <Suspense fallback={<Skeleton height="100%" />}>
              {tab === 'positions' && <PositionsTable symbol={symbol} />}
              {tab === 'open' && (
                <OpenOrders symbol={symbol} confirmCancelAll={confirmCancelAll} onAskAll={onAskAll} />
              )}
              {tab === 'past' && <PastOrders symbol={symbol} />}
              {isOfAccount && <Records key={tab} kind={tab} coin={marginCoin(market)} />}
            </Suspense>
          </ToolsPlace>
        </div>
      </Tabs>
    </div>
  )
}
