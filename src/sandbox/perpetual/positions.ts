import { thresholdOf } from '#src/core/perpetual/linear/headroom.ts'
import { ceilDivide, floorDivide } from '#src/core/perpetual/units.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { isolatedHeadroom, positionIn } from './account.ts'
import { type Contract, keptRate } from './contracts.ts'
import { noteHeld } from './held.ts'
import { addLevel, levelsKey, removeLevel } from './levels.ts'
import { lookSooner } from './looks.ts'
import { type Crossing, type Phase, type Position, sideKey } from './perpetual-state.ts'
import { contractOf, type Venue } from './venue.ts'

/** The first tick at which an isolated position is liquidated; null where no price does it. */
function liquidationOf(
  position: Pick<Position, 'direction' | 'lots' | 'cost' | 'margin' | 'mode'>,
  contract: Contract,
): Crossing | null {
  if (position.mode === 'cross') return null
  const threshold = thresholdOf(isolatedHeadroom(position, contract, keptRate(contract)))
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
  venue: Venue,
  changed: Omit<Position, 'liquidation'>,
  from: number,
): Position | undefined {
  const { id, member, symbol, direction } = changed
  const contract = contractOf(venue, symbol)
  const before = positionIn(venue, member, symbol, direction)
  const after = changed.lots === 0 ? undefined : { ...changed, liquidation: liquidationOf(changed, contract) }
  const own = ((venue.own.positions[contract.settled] ??= {})[member] ??= {})
  if (after === undefined) delete own[sideKey(symbol, direction)]
  else own[sideKey(symbol, direction)] = after
  if (before?.lots !== changed.lots || before.cost !== changed.cost) noteHeld(venue, changed)
  const [old, fresh] = [before, after].map((each): Levels => (each === undefined ? [] : levelsOf(each)))
  for (const level of old ?? [])
    if (!has(fresh ?? [], level))
      removeLevel(venue.own, levelsKey(symbol, level.phase), level.direction, { price: level.price, id })
  for (const level of fresh ?? [])
    if (!has(old ?? [], level)) {
      addLevel(venue.own, levelsKey(symbol, level.phase), level.direction, { price: level.price, id })
      lookSooner(venue, contract, level.phase, { ...level, id }, from)
    }
  return after
}

/** The position of that number, unless it is closed. Read only. */
export function positionOf(venue: Venue, id: number | string): Position | undefined {
  const { positionIds } = venue.own
  const known = Object.hasOwn(positionIds, id) ? positionIds[id] : undefined
  if (known === undefined) return undefined
  const position = positionIn(venue, known.member, known.symbol, known.direction)
  return String(position?.id) === String(id) ? position : undefined
}
