import type { PairRow } from '../../market/pairs.ts'
import type { Level, Side } from '../../market/maker-quotes.ts'
import { levelsOf } from './book.ts'
import { makersOf } from './liquidity.ts'
import type { SpotState } from './spot-state.ts'

/**
 * One side of a book, best price first, at most `most` levels: members' orders and makers' quotes together. Both come
 * with their best price first.
 */
export function mergedSide(
  side: Side,
  members: Iterator<Level, undefined>,
  makers: Iterator<Level, undefined>,
  most: number,
): Level[] {
  const isBefore = (a: Level, b: Level): boolean =>
    side === 'SELL' ? a.price <= b.price : a.price >= b.price
  const levels: Level[] = []
  let [member, maker] = [members.next(), makers.next()]
  while (levels.length <= most && !(member.done && maker.done)) {
    const isMember = !member.done && (maker.done === true || isBefore(member.value, maker.value))
    const next = isMember ? member.value : maker.value
    if (next === undefined) break
    const last = levels.at(-1)
    if (last?.price === next.price) levels[levels.length - 1] = { ...next, lots: last.lots + next.lots }
    else levels.push(next)
    if (isMember) member = members.next()
    else maker = makers.next()
  }
  return levels.slice(0, most)
}

/** One side of a pair's book. */
export const sideOf = (
  state: SpotState & { readonly seed: string },
  pair: PairRow,
  side: Side,
  { time, most }: { readonly time: number; readonly most: number },
): Level[] =>
  mergedSide(side, levelsOf(state, pair.symbol, side).values(), makersOf(state, pair, side, time), most)
