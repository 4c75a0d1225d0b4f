import { ONE } from '#src/core/perpetual/units.ts'
import type { State } from '../areas/state.ts'
import type { Context } from '../kernel/machine.ts'
import { profitAt, usableOf } from './account.ts'
import { hold } from './booking.ts'
import { type Kind, valueOf } from './contracts.ts'
import { markAt } from './market.ts'
import { type Position, secondAfter } from './perpetual-state.ts'
import { positionOf, putPosition } from './positions.ts'
import { contractOf, type Venue, venueOf, walletOf } from './venue.ts'

/** Contents of the commands of margins, by the second part of their names. */
export type MarginRequests = {
  readonly adjust: {
    readonly member: number
    readonly position: number
    readonly how: 'add' | 'take'
    /** Smallest units of the coin that the contract is settled in. */
    readonly units: bigint
  }
}

/** A position of the member; closed ones and those of others do not exist for him. */
export const ownPosition = (venue: Venue, member: number, id: number | string): Position | undefined => {
  const position = positionOf(venue, id)
  return position?.member === member ? position : undefined
}

export type AdjustRefusal = 'position-not-found' | 'isolated-margin-only' | 'margin-not-adjustable'

/** The commands of margins in a kind of contracts, by the second part of their names. */
export const marginCommands = (kind: Kind) => ({
  /**
   * Adds margin to an isolated position or takes some. As much has to stay as opened it, and as would open it at the
   * present price, losses counted.
   */
  adjust(
    state: State,
    { member, position: id, how, units }: MarginRequests['adjust'],
    { time, refuse, emit }: Context<AdjustRefusal>,
  ): void {
    const venue = venueOf(kind, state)
    const position = ownPosition(venue, member, id) ?? refuse('position-not-found')
    if (position.mode === 'cross') refuse('isolated-margin-only')
    const change = how === 'add' ? units : -units
    if (units > adjustable(venue, position, how, time)) refuse('margin-not-adjustable')
    changeMargin(venue, position, change, time)
    emit({ type: `${kind.id}.position`, member, id })
  },
})

/** Moves money between a wallet and the margin of a position; below zero it comes back. */
export function changeMargin(venue: Venue, position: Position, change: bigint, time: number): void {
  const reason = { ...walletOf(venue, position), reference: `position ${position.id}`, time }
  hold(venue, reason, 'available', 'margin', change)
  putPosition(venue, { ...position, margin: position.margin + change }, secondAfter(time))
}

/** Margin that can be added to an isolated position, or taken from it. */
export function adjustable(venue: Venue, position: Position, how: 'add' | 'take', time: number): bigint {
  if (how === 'add') return usableOf(venue, walletOf(venue, position), time)
  const spare = position.margin - leastMargin(venue, position, time)
  return spare > 0n ? spare : 0n
}

/** Margin that has to stay in an isolated position. */
export function leastMargin(venue: Venue, position: Position, time: number): bigint {
  const contract = contractOf(venue, position.symbol)
  const { arithmetic } = contract
  const mark = markAt(venue, contract, time)
  const leverage = BigInt(position.leverage) * ONE
  const opened = arithmetic.initialMargin(position.cost, leverage)
  const present =
    arithmetic.initialMargin(valueOf(contract, mark, position.lots), leverage) -
    profitAt(position, contract, mark)
  return opened > present ? opened : present
}
