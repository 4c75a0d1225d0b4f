import { recordUndo, toRaw } from '../kernel/transaction.ts'
import type { Crossing, Phase, PerpetualState } from './perpetual-state.ts'

/** A price in ticks at which something happens to the position or entrust of that number. */
export type Level = { readonly price: number; readonly id: number }

/**
 * Levels by symbol and phase (`BTC/USDT/limit`), those that are reached first at the end. They follow from positions
 * and entrusts; they are kept, since finding the next one must not take a look at all.
 */
export type SortedLevels = Record<string, Readonly<Record<Crossing['direction'], Level[]>>>

export const levelsKey = (symbol: string, phase: Phase): string => `${symbol}/${phase}`

const none: SortedLevels[string] = { up: [], down: [] }

/** All levels in one direction, that which is reached first at the end. Read only. */
export const levelsIn = (
  { levels }: Pick<PerpetualState, 'levels'>,
  key: string,
  direction: Crossing['direction'],
): readonly Level[] => (toRaw(levels)[key] ?? none)[direction]

/** The level in one direction that is reached first. */
export const nextLevel = (
  own: Pick<PerpetualState, 'levels'>,
  key: string,
  direction: Crossing['direction'],
): Level | undefined => levelsIn(own, key, direction).at(-1)

/** Levels within a range of prices, those first that are reached first. */
export function reachedLevels(
  own: Pick<PerpetualState, 'levels'>,
  key: string,
  { high, low }: { readonly high: number; readonly low: number },
): readonly Level[] {
  const reached: Level[] = []
  for (const direction of ['down', 'up'] as const) {
    const levels = levelsIn(own, key, direction)
    for (let index = levels.length - 1; index >= 0; index--) {
      const level = levels[index]
      if (level === undefined || (direction === 'up' ? level.price > high : level.price < low)) break
      reached.push(level)
    }
  }
  return reached
}

/** True when `a` is reached after `b`: it lies farther, or has come later at the same price. */
const isAfter = (direction: Crossing['direction'], a: Level, b: Level): boolean =>
  a.price === b.price ? a.id > b.id : direction === 'up' ? a.price > b.price : a.price < b.price

function placeOf(levels: readonly Level[], direction: Crossing['direction'], level: Level): number {
  let low = 0
  let high = levels.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = levels[middle]
    if (other !== undefined && isAfter(direction, other, level)) low = middle + 1
    else high = middle
  }
  return low
}

export function addLevel(
  own: PerpetualState,
  key: string,
  direction: Crossing['direction'],
  level: Level,
): void {
  const levels = toRaw((own.levels[key] ??= { up: [], down: [] })[direction])
  const at = placeOf(levels, direction, level)
  levels.splice(at, 0, level)
  recordUndo(() => void levels.splice(at, 1))
}

/** @throws RangeError when it is not there */
export function removeLevel(
  own: PerpetualState,
  key: string,
  direction: Crossing['direction'],
  level: Level,
): void {
  const levels = toRaw(own.levels)[key]?.[direction] ?? []
  const at = placeOf(levels, direction, level)
  if (levels[at]?.id !== level.id) throw new RangeError(`no level ${level.id} at ${level.price} in ${key}`)
  levels.splice(at, 1)
  recordUndo(() => void levels.splice(at, 0, level))
}
