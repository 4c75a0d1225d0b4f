import type { Operation } from '#src/core/contract/operation.ts'
import { sessionStore } from '#src/web/session/session.ts'

/** Ids of reads whose failure was met since they were last answered. */
const failing = new Set<string>()
let isNotified = false
/** Session generation that was notified: the next person at this browser is notified anew. */
let notifiedGeneration = 0

/** Records an answer, also a refusal: it ends an outage. */
export function endOutage({ id }: Operation): void {
  failing.delete(id)
  isNotified = false
}

/**
 * Says if a transport failure deserves a message. A mutation's always does, because a person started it. Reads are
 * retried on their own and screens show their missing data themselves, so one outage is reported once for all reads,
 * and so is a single read that keeps failing while others are answered.
 */
export function startsOutage({ id, effect }: Operation): boolean {
  if (effect === 'act') return true
  const { generation } = sessionStore.get()
  if (generation !== notifiedGeneration) {
    notifiedGeneration = generation
    isNotified = false
    failing.clear()
  }
  const isNew = !isNotified && !failing.has(id)
  failing.add(id)
  isNotified ||= isNew
  return isNew
}
