import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { daysAgo, MINUTES, type PastCommand, unitsOf } from '../personas/past-command.ts'
import type { Command, State } from '../areas/state.ts'
import { heldIn, positionIn } from './account.ts'
import type { Contract, Kind } from './contracts.ts'
import { markAt } from './market.ts'
import { contractOf, venueOf } from './venue.ts'

/** Prices of an order in thousandths of the mark price away from it. */
type Away = {
  readonly limit?: number
  readonly trigger?: number
  readonly min?: number
  readonly max?: number
}
/** An order to open; the volume is counted as the contract counts it. */
export type PastOpening = readonly [
  days: number,
  coin: string,
  direction: Direction,
  volume: string,
  leverage: number,
  away?: Away,
]
/** A whole position that is closed, or a contract whose waiting orders are cancelled. */
export type PastEnd = readonly [days: number, coin: string]

const contractFor = (kind: Kind, coin: string): Contract => contractOf({ kind }, `${coin}/USDT`)

const lotsOf = ({ pair }: Contract, volume: string): number =>
  toSafeInteger(toUnits(decimal(volume), pair.lotScale))

/** Ticks so many thousandths away from the mark price of a moment. */
export const awayFrom = (state: State, contract: Contract, thousandths: number, time: number): number =>
  Math.floor((markAt(state, contract, time) * (1000 + thousandths)) / 1000)

function opened(
  kind: Kind,
  [, coin, direction, volume, leverage, away = {}]: PastOpening,
  member: number,
  state: State,
  time: number,
): Command {
  const contract = contractFor(kind, coin)
  const at = (thousandths: number | undefined): number | null =>
    thousandths === undefined ? null : awayFrom(state, contract, thousandths, time)
  return {
    type: `${kind.id}.open` as const,
    member,
    symbol: contract.symbol,
    direction,
    kind: away.limit !== undefined ? 'limit' : away.trigger !== undefined ? 'trigger' : 'market',
    leverage,
    lots: lotsOf(contract, volume),
    price: at(away.limit) ?? 0,
    triggerPrice: at(away.trigger) ?? 0,
    minPrice: at(away.min),
    maxPrice: at(away.max),
  }
}

/** Closes what is held of a contract; where that is nothing any more, there is nothing to cancel either. */
function closed(kind: Kind, coin: string, member: number, state: State): Command {
  const { symbol } = contractFor(kind, coin)
  const directions = (['long', 'short'] as const).filter(
    (direction) => positionIn(venueOf(kind, state), member, symbol, direction) !== undefined,
  )
  return directions.length === 0
    ? { type: `${kind.id}.cancelAll` as const, member, symbol }
    : { type: `${kind.id}.closeAll` as const, member, symbol, directions }
}

/** The commands of a member's orders: those that open, and the ends of what they opened. */
export const pastOrders = (
  kind: Kind,
  member: number,
  openings: readonly PastOpening[],
  ends: readonly PastEnd[],
): readonly PastCommand[] => [
  ...openings.map((opening): PastCommand => ({
    ago: daysAgo(opening[0]),
    command: (state, time) => opened(kind, opening, member, state, time),
  })),
  ...ends.flatMap(([days, coin]): PastCommand[] => [
    {
      ago: daysAgo(days),
      command: { type: `${kind.id}.cancelAll` as const, member, symbol: contractFor(kind, coin).symbol },
    },
    { ago: daysAgo(days - MINUTES), command: (state) => closed(kind, coin, member, state) },
  ]),
]

/** Moves what a wallet has over to the spot account, or brings from there what is missing. */
export function equalised(kind: Kind, member: number, coin: string, left: string) {
  return (state: State): Command => {
    const over = heldIn(venueOf(kind, state), { member, coin }, 'available') - unitsOf(coin, left)
    const [from, to] = over > 0n ? ([kind.id, 'spot'] as const) : (['spot', kind.id] as const)
    return { type: 'wallet.transfer', member, coin, from, to, units: over > 0n ? over : -over }
  }
}
