/**
 * Gzipped kB (1000 bytes) of JavaScript and CSS that may be loaded; `npm run check` enforces them.
 * Whoever raises one says in the commit what it buys.
 */
export const BUDGETS = {
  /** What every visitor loads before the first screen. */
  entry: 185,
  /** What one lazily loaded screen adds to the entry. */
  route: 125,
  /** All message catalogues of one language together. */
  language: 60,
} as const

/** Seconds that a developer waits at most; `npm run bench` measures them. */
export const WAITS = { generate: 15, types: 20 } as const
