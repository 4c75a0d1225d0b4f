/** Gzipped kB (1000 bytes) of JavaScript and CSS that may be loaded; `npm run check` enforces them. */
export const BUDGETS = {
  /** What every visitor loads before the first screen. */
  entry: 320,
  /** What one lazily loaded screen adds to the entry. */
  route: 200,
  /** All message catalogues of one language together. */
  language: 60,
} as const
