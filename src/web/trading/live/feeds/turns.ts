import { BEAT_MS } from '#src/core/time/beat.ts'

/** Interval and turn of tickers and candles. One beat brings both: the chart draws both, and each drawing costs the same. */
export const PRICES = { everyMs: 4 * BEAT_MS, turn: 'prices' } as const
