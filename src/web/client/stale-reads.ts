import type { QueryKey } from '@tanstack/react-query'
import type { Operation } from '#src/core/contract/operation.ts'
import { readOf } from './reads.ts'

type IsStale = (key: QueryKey) => boolean

const listeners = new Set<(isStale: IsStale) => Promise<unknown>>()
let reading: Promise<unknown> = Promise.resolve()

/**
 * Marks the reads that an operation's `x-changes` names as stale; those on the screen are asked again at once. The client
 * calls it after each act. For what happened elsewhere (pushed, in another tab) take the act that does it here, or name
 * the reads.
 */
export function markStale({ changes = [] }: Pick<Operation, 'changes'>): void {
  if (changes.length === 0) return
  const isStale: IsStale = (key) => changes.includes(readOf(key)?.id ?? '')
  const again = [...listeners].map((listener) => listener(isStale))
  reading = Promise.allSettled([reading, ...again]).then(() => undefined)
}

/** Calls the listener with each set of stale reads. It settles when those on the screen were asked again. */
export function onStale(listener: (isStale: IsStale) => Promise<unknown>): void {
  listeners.add(listener)
}

/**
 * Settles when everything on the screen that acts have made stale so far was read again, or could not be read: for a
 * screen whose next step depends on what its act has changed. Never rejects.
 */
export const untilFresh = (): Promise<unknown> => reading
