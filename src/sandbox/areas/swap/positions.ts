import { thresholdOf } from '#src/core/perpetual/linear/headroom.ts'
import { isolatedHeadroom } from '#src/core/perpetual/linear/liquidation.ts'
import { ceilDivide, floorDivide } from '#src/core/perpetual/units.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { State } from '../state.ts'
import { linearOf, positionIn } from './account.ts'
import { type Contract, contractOf, keptRate } from './contracts.ts'
import { addLevel, levelsKey, removeLevel } from './levels.ts'
import { lookSooner } from './looks.ts'
import { type Crossing, type Phase, type Position, sideKey } from './swap-state.ts'

/** The first tick at which an isolated position is liquidated; null where no price does it. */
function liquidationOf(
  position: Pick<Position, 'direction' | 'lots' | 'cost' | 'margin' | 'mode'>,
  contract: Contract,
): Crossing | null {
  if (position.mode === 'cross') return null
  const threshold = thresholdOf(isolatedHeadroom(linearOf(position, contract), keptRate(contract)))
  if (threshold === null) return null
  const { direction, price } = threshold
  const ticks = direction === 'down' ? floorDivide(price, contract.tick) : ceilDivide(price, contract.tick)
  return ticks > 0n ? { direction, price: toSafeInteger(ticks) } : null
}

type Levels = readonly (Crossing & { readonly phase: Phase })[]

function levelsOf({ liquidation, minPrice, maxPrice }: Position): Levels {
  return [
    ...(liquidation === null ? [] : [{ ...liquidation, phase: 'liquidation' as const }]),
    ...(minPrice === null ? [] : [{ direction: 'down' as const, price: minPrice, phase: 'stop' as const }]),
    ...(maxPrice === null ? [] : [{ direction: 'up' as const, price: maxPrice, phase: 'stop' as const }]),
  ]
}

const has = (levels: Levels, { phase, direction, price }: Levels[number]): boolean =>
  levels.some((each) => each.phase === phase && each.direction === direction && each.price === price)

/**
 * Writes a position, or deletes one that has no lots left, and keeps its levels: the price that liquidates it and those
 * of take profit and stop loss. `from` is the first second in which they may be reached. Returns what is left of it.
 */
export function putPosition(
  state: State,
  changed: Omit<Position, 'liquidation'>,
  from: number,
): Position | undefined {
  const { id, member, symbol, direction } = changed
  const contract = contractOf(symbol)
  const before = positionIn(state, member, symbol, direction)
  const after = changed.lots === 0 ? undefined : { ...changed, liquidation: liquidationOf(changed, contract) }
  const own = (state.swapPositions[member] ??= {})
  if (after === undefined) delete own[sideKey(symbol, direction)]
  else own[sideKey(symbol, direction)] = after
  const [old, fresh] = [before, after].map((each): Levels => (each === undefined ? [] : levelsOf(each)))
  for (const level of old ?? [])
    if (!has(fresh ?? [], level))
      removeLevel(state, levelsKey(symbol, level.phase), level.direction, { price: level.price, id })
  for (const level of fresh ?? [])
    if (!has(old ?? [], level)) {
      addLevel(state, levelsKey(symbol, level.phase), level.direction, { price: level.price, id })
      lookSooner(state, contract, level.phase, { ...level, id }, from)
    }
  return after
}

/** The position of that number, unless it is closed. Read only. */
export function positionOf(state: State, id: number | string): Position | undefined {
  const known = Object.hasOwn(state.swapPositionIds, id) ? state.swapPositionIds[id] : undefined
  if (known === undefined) return undefined
  const position = positionIn(state, known.member, known.symbol, known.direction)
  return String(position?.id) === String(id) ? position : undefined
}
