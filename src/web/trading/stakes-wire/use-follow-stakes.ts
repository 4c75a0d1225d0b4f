import { useEffect } from 'react'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Stream } from '#src/core/contract/stream.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'

type MemberStream = Pick<Stream<unknown, { memberId: string }>, 'socket' | 'topic'>

/**
 * Reads a member's stakes again when one was placed elsewhere, or settled: that makes the same reads stale as the
 * operation that places one. `streams` keeps its identity.
 */
export function useFollowStakes(streams: readonly MemberStream[], place: Operation): void {
  const memberId = useMember()?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    const changed = (): void => markStale(place)
    const stops = streams.map(({ socket, topic }) =>
      hubOf(socket).listen(
        { name: topic({ memberId }) },
        { take: changed, begun: () => {}, ended: () => {} },
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [memberId, streams, place])
}
