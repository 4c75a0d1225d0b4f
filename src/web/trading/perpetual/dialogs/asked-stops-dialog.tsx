import { Suspense } from 'react'
import { useStore } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import type { Market } from '../../market.ts'
import { askedStops } from '../asked-stops.ts'
import { useHoldings } from '../use-perpetual.tsx'

const PositionActDialog = lazyChunk(() =>
  import('./position-act.tsx').then(({ PositionActDialog: part }) => part),
)

/** The dialog of take profit and stop loss that a message leads to, whatever list is shown. */
export function AskedStopsDialog({ product }: Pick<Market, 'product'>) {
  const asked = useStore(askedStops)
  const holdings = useHoldings()
  if (asked === null || asked.product !== product) return null
  const position = holdings?.positions.find(({ id }) => id === asked.positionId)
  if (position === undefined) return null
  return (
    <Suspense>
      <PositionActDialog act="stops" of={position} onClose={() => askedStops.set(null)} />
    </Suspense>
  )
}
