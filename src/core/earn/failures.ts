/** A plan whose purchases fail so often in a row pauses itself. */
export const MOST_FAILURES = 3
