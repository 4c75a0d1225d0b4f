import { type Candles, placeOf } from '../live/candle-list.ts'

/** The part of all candles that the drawing holds: from `start` up to `end`, which is not in it. */
export type CandleWindow = { readonly start: number; readonly end: number }

/** What is in sight, as places among all candles. Beyond the newest one is room. */
export type Sight = { readonly from: number; readonly to: number }

/** Candles held on each side of what is in sight, at least; where more are in sight, as many. */
const MARGIN = 600
/** Part of what is in sight that has to be left beyond it. A drag moves by less before the window follows it. */
const REACH = 0.5

/** A drawing's time grows with all that it holds: so it holds what a gesture can reach, and no more. */
export function windowAround({ from, to }: Sight, count: number): CandleWindow {
  const margin = Math.max(MARGIN, Math.ceil(to - from))
  const start = Math.max(0, Math.min(count - 1, Math.floor(from)) - margin)
  return { start, end: Math.max(start, Math.min(count, Math.ceil(to) + margin)) }
}

/** Tells if what is in sight has come so near to an edge of the window that the next gesture could leave it. */
export function isNearEdge({ start, end }: CandleWindow, { from, to }: Sight, count: number): boolean {
  const reach = REACH * (to - from)
  return (start > 0 && from - reach < start) || (end < count && to + reach > end)
}

/** What a drawing has to do so that it shows what it should. */
export type WindowChange = {
  readonly held: CandleWindow
  /** How much of what is held has changed. */
  readonly draw: 'all' | 'newest' | 'none'
  /** Where the drawing has to be moved to; null: it stays where it is. */
  readonly sight: Sight | null
  /** By how many places the candles stand further back than before. */
  readonly shift: number
}

/** As many candles are in sight where nothing says how many there are. */
const USUAL = 200

/** The newest candles, as a drawing begins with them. */
export function newestWindow(count: number): CandleWindow {
  return windowAround({ from: count - USUAL, to: count }, count)
}

/**
 * After a movement: the window around what is in sight, which stays where it is; null where the window is good. The
 * library counts a drag from where it began, by the last candle that it knows: so that one stays while a hand is on it.
 */
export function afterMove(
  held: CandleWindow,
  sight: Sight,
  count: number,
  isHandOn: boolean,
): WindowChange | null {
  if (!isNearEdge(held, sight, count)) return null
  const { start, end } = windowAround(sight, count)
  if (!isHandOn) return { held: { start, end }, draw: 'all', sight, shift: 0 }
  return start < held.start ? { held: { start, end: held.end }, draw: 'all', sight: null, shift: 0 } : null
}

/**
 * After candles have come: the same ones are held, with those that follow the newest. Where candles that were held are
 * not there any more, what is in sight is looked for by its time.
 */
export function afterCandles(
  before: Candles,
  next: Candles,
  held: CandleWindow,
  sight: Sight,
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

/** Other candles: what was in sight stays there if it is among them, else the newest come into sight. */
function moved(before: Candles, next: Candles, { from, to }: Sight): WindowChange {
  const anchor = Math.max(0, Math.min(before.length - 1, Math.floor(from)))
  const time = before.at(anchor)?.time ?? -Infinity
  const isThere = time >= (next.at(0)?.time ?? Infinity)
  const shift = (isThere ? placeOf(next, time) : anchor + next.length - before.length) - anchor
  const sight = { from: from + shift, to: to + shift }
  return { held: windowAround(sight, next.length), draw: 'all', sight, shift }
}
