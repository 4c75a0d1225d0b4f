import { type Candles, placeOf } from '../live/candles.ts'

/** The part of all candles that the drawing holds: from `start` up to, not including, `end`. */
export type CandleWindow = { readonly start: number; readonly end: number }

/** The visible range, as positions among all candles. Positions beyond the newest candle are empty. */
export type VisibleRange = { readonly from: number; readonly to: number }

/** Least number of candles held on each side of the visible range. */
const MARGIN = 600
/** Share of the visible range that is held on each side of it, where that is more. */
const BESIDE = 0.75
/** Share of the visible range that has to be held beyond it. A drag moves by less before the window follows it. */
const REACH = 0.5

/**
 * Returns the window for a visible range. The time of a drawing grows with its candles, so it holds only what a
 * gesture can reach.
 */
export function windowAround({ from, to }: VisibleRange, count: number): CandleWindow {
  const margin = Math.max(MARGIN, Math.ceil((to - from) * BESIDE))
  const start = Math.max(0, Math.min(count - 1, Math.floor(from)) - margin)
  return { start, end: Math.max(start, Math.min(count, Math.ceil(to) + margin)) }
}

/** True if the visible range is so near to an edge of the window that the next gesture could leave it. */
export function isNearEdge({ start, end }: CandleWindow, { from, to }: VisibleRange, count: number): boolean {
  const reach = REACH * (to - from)
  return (start > 0 && from - reach < start) || (end < count && to + reach > end)
}

/** The change that brings a drawing up to date. */
export type WindowChange = {
  readonly held: CandleWindow
  /** Which of the held candles have changed. */
  readonly draw: 'all' | 'newest' | 'none'
  /** The visible range to set; null: it stays. */
  readonly sight: VisibleRange | null
  /** The number of positions by which the candles have moved back. */
  readonly shift: number
}

/** Candles in the visible range at first. */
const USUAL = 200

/** Returns the window of the newest candles, with which a drawing begins. */
export function newestWindow(count: number): CandleWindow {
  return windowAround({ from: count - USUAL, to: count }, count)
}

/**
 * Returns the change after a movement: the window around the visible range, which stays; null if the window is still
 * good. The library counts a drag from where it began, by the last candle that it knows: so that candle stays during
 * a gesture.
 */
export function afterMove(
  held: CandleWindow,
  sight: VisibleRange,
  count: number,
  isHandOn: boolean,
): WindowChange | null {
  if (!isNearEdge(held, sight, count)) return null
  const { start, end } = windowAround(sight, count)
  if (!isHandOn) return { held: { start, end }, draw: 'all', sight, shift: 0 }
  return start < held.start ? { held: { start, end: held.end }, draw: 'all', sight: null, shift: 0 } : null
}

/**
 * Returns the change after new candles: the same ones are held, and those that follow the newest. If held candles are
 * gone, the visible range is found again by its time.
 */
export function afterCandles(
  before: Candles,
  next: Candles,
  held: CandleWindow,
  sight: VisibleRange,
): WindowChange {
  const shift = placeOf(next, before.at(held.start)?.time ?? Infinity) - held.start
  const isHeld = (at: number): boolean => next.at(at + shift)?.time === before.at(at)?.time
  const hadNewest = held.end === before.length
  const added = next.length - shift - before.length
  if (held.start >= held.end || !isHeld(held.start) || !isHeld(held.end - 1) || (hadNewest && added < 0))
    return moved(before, next, sight)
  const lastSame = hadNewest ? held.end - 1 : held.end
  let isSame = added <= 1 || !hadNewest
  for (let at = held.start; isSame && at < lastSame; at += 1) isSame = before.at(at) === next.at(at + shift)
  // One that has got a successor is as good as the others: its last change may have come with it.
  if (hadNewest && added === 1) isSame &&= before.at(held.end - 1) === next.at(held.end - 1 + shift)
  return {
    held: { start: held.start + shift, end: hadNewest ? next.length : held.end + shift },
    draw: isSame ? (hadNewest ? 'newest' : 'none') : 'all',
    sight: null,
    shift,
  }
}

/**
 * Returns the change to other candles: the visible range stays if it is among them, else the newest become visible.
 */
function moved(before: Candles, next: Candles, { from, to }: VisibleRange): WindowChange {
  const anchor = Math.max(0, Math.min(before.length - 1, Math.floor(from)))
  const time = before.at(anchor)?.time ?? -Infinity
  const isThere = time >= (next.at(0)?.time ?? Infinity)
  const shift = (isThere ? placeOf(next, time) : anchor + next.length - before.length) - anchor
  const sight = { from: from + shift, to: to + shift }
  return { held: windowAround(sight, next.length), draw: 'all', sight, shift }
}
