import { Suspense, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Tabs } from '#src/web/ui/primitives/tabs.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import panel from '../../../orders/orders.module.css'
import type { ListsProps } from '../../product.ts'
import { DayResult } from '../../../stakes/loss-limit/day-result.tsx'
import { useRunningOrders } from '../second-orders.ts'
import { RunningOrders } from './running-orders.tsx'

const PastOrders = lazyChunk(() => import('./past-orders.tsx').then(({ PastOrders: part }) => part))

/** The member's running and ended orders for second contracts. */
export function SecondLists({ market }: ListsProps) {
  const t = useText<AreaKeys['second']>()
  const [tab, setTab] = useState<'running' | 'past'>('running')
  const { data } = useRunningOrders(market.symbol)
  return (
    <div className={panel.panel}>
      <Tabs
        label={t('second.lists')}
        size="small"
        value={tab}
        tabs={[
          { value: 'running', label: t('second.running'), ...(data && { count: data.length }) },
          { value: 'past', label: t('second.history') },
        ]}
        onChange={setTab}
      >
        <div className={panel.tools}>
          <DayResult coin={market.quote} />
        </div>
        <div className={panel.scroll}>
          <Suspense fallback={<Skeleton height="100%" />}>
            {tab === 'running' ? <RunningOrders market={market} /> : <PastOrders />}
          </Suspense>
        </div>
      </Tabs>
    </div>
  )
}
