import { useEffect, useEffectEvent, useState } from 'react'
import type { MemberEvent } from '#generated/models/member-event.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { unseenOrders } from '#src/web/session/unseen-orders.ts'
import { tabCount } from '#src/web/ui/layout/tab-title.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from '../shell/lazy-part.tsx'
import { followEvents } from './follow-events.ts'
import type { LiquidationEvent } from './liquidation-dialog.tsx'
import { staleAfter, staleAfterAny } from './stale-after.ts'
import { useAnnounce } from './use-announce.ts'

const LiquidationDialog = lazyChunk(() =>
  import('./liquidation-dialog.tsx').then((loaded) => loaded.LiquidationDialog),
)

/** Milliseconds in which several events count as one change. */
const GATHER_MS = 250

/**
 * The one subscription to a member's events for the whole app: what an event makes stale is read again on every screen,
 * and what matters anywhere is announced. Renders only the facts of a liquidation that somebody asked for.
 */
export function MemberEvents({ memberId }: { readonly memberId: string }) {
  const [liquidation, setLiquidation] = useState<LiquidationEvent | null>(null)
  // Another address or language must not end the subscription: what happens until the next one would not be told.
  const announce = useEffectEvent(useAnnounce(setLiquidation))
  useEffect(() => {
    let events: MemberEvent[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    function flush(): void {
      const gathered = events
      timer = undefined
      events = []
      markStale({ changes: [...new Set(gathered.flatMap(staleAfter))] })
      announce(gathered)
    }
    const stop = followEvents(memberId, {
      onEvent: (event) => {
        events.push(event)
        // Not put off by what comes meanwhile: where events never pause, screens would never follow.
        timer ??= setTimeout(flush, GATHER_MS)
      },
      onMissed: () => markStale({ changes: staleAfterAny }),
    })
    return () => {
      stop()
      clearTimeout(timer)
      if (events.length > 0) flush()
    }
  }, [memberId])
  const unseen = useStore(unseenOrders).size
  useEffect(() => tabCount.set(unseen), [unseen])
  useEffect(() => () => tabCount.set(0), [])
  if (liquidation === null) return null
  const close = (): void => setLiquidation(null)
  return (
    <LazyPart onFail={close}>
      <LiquidationDialog event={liquidation} onClose={close} />
    </LazyPart>
  )
}
