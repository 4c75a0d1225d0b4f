import type { Operation } from '#src/core/contract/operation.ts'
import { sessionStore } from '#src/web/session/session.ts'

/** Ids of reads whose failure was met since they were last answered. */
const failing = new Set<string>()
let isTold = false
/** Who was told: the next one who sits here knows nothing of it. */
let told = 0

/** Somebody answered, if only to refuse: an outage is over. */
export function answered({ id }: Operation): void {
  failing.delete(id)
  isTold = false
}

/**
 * Whether a failure of the transport is worth a message. An act's is, each time: somebody wanted it. Reads are asked
 * again on their own, and screens say themselves what they miss: one outage is told once, however many reads meet it,
 * and a read that goes on failing while others are answered is told once too.
 */
export function isNews({ id, effect }: Operation): boolean {
  if (effect === 'act') return true
  const { generation } = sessionStore.get()
  if (generation !== told) {
    told = generation
    isTold = false
    failing.clear()
  }
  const isNew = !isTold && !failing.has(id)
  failing.add(id)
  isTold ||= isNew
  return isNew
}
