import { useMember } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from '../shell/lazy-part.tsx'

const MemberEvents = lazyChunk(() => import('./member-events.tsx').then((loaded) => loaded.MemberEvents))

/** Follows the events of the member who is logged in. The code is loaded for members only. */
export function MemberEventsHost() {
  const memberId = useMember()?.id
  if (memberId === undefined) return null
  return (
    <LazyPart>
      <MemberEvents key={memberId} memberId={memberId} />
    </LazyPart>
  )
}
