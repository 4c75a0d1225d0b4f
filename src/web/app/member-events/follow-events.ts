import type { MemberEvent } from '#generated/models/member-event.ts'
import { memberEventStream } from '#generated/streams.ts'
import { decodeMessage } from '#src/core/contract/stream.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'

/** Milliseconds between two reads of everything, while no event has shown that the server tells them. */
export const POLL_MS = 30_000
/** Events whose ids are remembered: one may come twice after a reconnection. */
const REMEMBERED = 200

type EventListeners = {
  /** Takes each event once. */
  readonly onEvent: (event: MemberEvent) => void
  /** Something may have happened that was not told. */
  readonly onMissed: () => void
}

/**
 * Subscribes to what happens to a member anywhere in the exchange. A server without the topic takes the subscription
 * and stays silent, so `onMissed` is called from time to time until the first event, and while there is no connection.
 * @returns the unsubscribe function
 */
export function followEvents(memberId: string, { onEvent, onMissed }: EventListeners): () => void {
  const ids: string[] = []
  let isTold = false
  let isOpen = false
  let wasOpen = false

  function read(body: string): void {
    const event = decodeMessage<MemberEvent>(memberEventStream, body)
    if (!event.ok) return onMissed()
    const { id } = event.value
    if (ids.includes(id)) return
    ids.push(id)
    if (ids.length > REMEMBERED) ids.shift()
    onEvent(event.value)
  }

  const stop = hubOf(memberEventStream.socket).listen(
    { name: memberEventStream.topic({ memberId }) },
    {
      take: ({ messages, gap }) => {
        isTold = true
        if (gap) onMissed()
        for (const { body } of messages) read(body)
      },
      begun: () => {
        if (wasOpen) onMissed()
        wasOpen = true
        isOpen = true
      },
      ended: () => {
        isOpen = false
      },
    },
  )
  const timer = setInterval(() => {
    if (!(isTold && isOpen) && document.visibilityState === 'visible') onMissed()
  }, POLL_MS)
  return () => {
    stop()
    clearInterval(timer)
  }
}
