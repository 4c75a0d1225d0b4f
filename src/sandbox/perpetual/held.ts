import { append, toRaw } from '../kernel/transaction.ts'
import { profitAt } from './account.ts'
import { markAt } from './market.ts'
import { type Held, type Position, sideKey } from './perpetual-state.ts'
import { contractOf, type Venue } from './venue.ts'

/** Notes lots and cost of a position as they are from now on, so that its profit is known of every moment later. */
export function noteHeld(
  venue: Venue,
  { member, symbol, direction, lots, cost }: Omit<Position, 'liquidation'>,
) {
  const held = { time: venue.state.now, symbol, direction, lots, cost }
  const known = venue.own.held[member]
  if (known === undefined) venue.own.held[member] = [held]
  else append(known, held)
}

/** Profit by coin, in smallest units. */
export type Profits = ReadonlyMap<string, bigint>

/**
 * Profit that was not realised at each of some moments (epoch ms, ascending): of the positions of a member then, at the
 * mark prices of then.
 */
export function unrealisedOver(venue: Venue, member: number, times: readonly number[]): readonly Profits[] {
  const changes = toRaw(venue.own).held[member] ?? []
  const held = new Map<string, Held>()
  let next = 0
  return times.map((time) => {
    for (let change = changes[next]; change !== undefined && change.time <= time; change = changes[next]) {
      const key = sideKey(change.symbol, change.direction)
      if (change.lots === 0) held.delete(key)
      else held.set(key, change)
      next += 1
    }
    return profitsThen(venue, held.values(), time)
  })
}

function profitsThen(venue: Venue, held: Iterable<Held>, time: number): Profits {
  const profits = new Map<string, bigint>()
  for (const each of held) {
    const contract = contractOf(venue, each.symbol)
    const { settled } = contract
    const profit = profitAt({ ...each, margin: 0n }, contract, markAt(venue, contract, time))
    profits.set(settled, (profits.get(settled) ?? 0n) + profit)
  }
  return profits
}
