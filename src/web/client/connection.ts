/** True after a request got no answer, until another one gets one. */
let isLost = false
const listeners = new Set<() => void>()

function back(): void {
  isLost = false
  for (const listener of listeners) listener()
}

/** A call, or a file of the app, did not come. */
export function connectionLost(): void {
  isLost = true
}

/** A server answered, if only to refuse. */
export function connectionAnswered(): void {
  if (isLost) back()
}

/**
 * Runs `listener` when the line is back: the browser has a network again, or a call is answered after others were not.
 * What failed meanwhile is asked for anew then.
 */
export function onConnectionBack(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

globalThis.addEventListener?.('online', back)
