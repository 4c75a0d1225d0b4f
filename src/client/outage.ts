import type { Operation } from '#src/contract/operation.ts'

/** Ids of reads that were answered once, or whose failure was met before. */
const known = new Set<string>()
let isTold = false

/** Somebody answered, if only to refuse: an outage is over. */
export function answered({ id }: Operation): void {
  known.add(id)
  isTold = false
}

/**
 * Whether a failure of the transport is worth a message. An act's is, each time: somebody wanted it. A read's is while
 * nothing of it has ever come; later the screen keeps what it has, says so itself, and asks again on its own. One
 * outage is told once, however many reads meet it.
 */
export function isNews({ id, effect }: Operation): boolean {
  if (effect === 'act') return true
  const isNew = !isTold && !known.has(id)
  known.add(id)
  isTold ||= isNew
  return isNew
}
