import { useEffect } from 'react'
import type { MemberEvent } from '#generated/models/member-event.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { followEvents } from './follow-events.ts'
import { staleAfter, staleAfterAny } from './stale-after.ts'
import { useAnnounce } from './use-announce.ts'

/** Milliseconds in which several events count as one change. */
const GATHER_MS = 250

/**
 * The one subscription to a member's events for the whole app: what an event makes stale is read again on every screen,
 * and what matters anywhere is announced. Renders nothing.
 */
export function MemberEvents({ memberId }: { readonly memberId: string }) {
  const announce = useAnnounce()
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
  }, [memberId, announce])
  return null
}
