/** The part of all candles that the drawing holds: from `start` up to `end`, which is not in it. */
export type CandleWindow = { readonly start: number; readonly end: number }

/** What is in sight, as places among all candles. Beyond the newest one is room. */
export type Sight = { readonly from: number; readonly to: number }

/** Candles held on each side of what is in sight, at least; and as often as much as is in sight. */
const MARGIN = 600
const MARGIN_SIGHTS = 2

/** A drawing's time grows with all that it holds: so it holds what a gesture can reach, and no more. */
export function windowAround({ from, to }: Sight, count: number): CandleWindow {
  const margin = Math.max(MARGIN, MARGIN_SIGHTS * Math.ceil(to - from))
  const start = Math.max(0, Math.min(count - 1, Math.floor(from)) - margin)
  return { start, end: Math.max(start, Math.min(count, Math.ceil(to) + margin)) }
}

/** Whether what is in sight has come so near to an edge of the window that the next gesture could leave it. */
export function isNearEdge({ start, end }: CandleWindow, { from, to }: Sight, count: number): boolean {
  const reach = to - from
  return (start > 0 && from - reach < start) || (end < count && to + reach > end)
}
