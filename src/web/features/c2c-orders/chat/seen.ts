import { type Instant, parseEpochMs } from '#src/core/time/instant.ts'
import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, isRecord } from '#src/web/session/storage.ts'

/** Orders that are remembered; the oldest are forgotten. */
const MOST = 200

/** Moment of the last message that was seen, by order number. */
type Seen = Readonly<Record<string, Instant>>

const NONE: Seen = {}

/** The messages that a member has seen: no server tells, so this browser remembers it. */
export const seenMessages = remember<Seen>(
  defineEntry({
    key: 'openbourse.c2c-seen',
    areas: ['local'],
    migrations: [],
    check: (value) =>
      isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).flatMap(([order, at]) => {
              const moment = typeof at === 'number' ? parseEpochMs(at) : null
              return moment === null ? [] : [[order, moment]]
            }),
          )
        : null,
  }),
  () => NONE,
)

/** Remembers that everything up to a moment was seen. */
export function markSeen(orderSn: string, at: Instant): void {
  const { [orderSn]: before, ...others } = seenMessages.get()
  if (before !== undefined && before >= at) return
  seenMessages.set(Object.fromEntries([...Object.entries(others), [orderSn, at] as const].slice(-MOST)))
}
