import { ONE } from '#src/core/perpetual/units.ts'
import type { Context } from '../kernel/machine.ts'
import { recordUndo, toRaw } from '../kernel/transaction.ts'
import type { Frozen } from '../areas/area.ts'
import { tellMember } from '../areas/members/events.ts'
import { addOwn } from '../areas/own.ts'
import { positionIn } from './account.ts'
import { hold, type Reason, referenceTo } from './booking.ts'
import { valueOf } from './contracts.ts'
import { type Entrust, isUntriggered, restOf, sideOf } from './entrust.ts'
import { addLevel, levelsKey, removeLevel } from './levels.ts'
import { lookSooner } from './looks.ts'
import { putPosition } from './positions.ts'
import { type Crossing, type Phase, type Position, secondAfter } from './perpetual-state.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

export type NewEntrust = Omit<
  Entrust,
  'id' | 'status' | 'triggered' | 'ended' | 'filled' | 'value' | 'margin' | 'fee' | 'profit' | 'position'
>

/** The order by which the exchange itself closes so many lots of a position at the market. */
export const marketClosing = (
  { member, symbol, direction, leverage, mode }: Position,
  { lots, placedAt, time }: Pick<NewEntrust, 'lots' | 'placedAt' | 'time'>,
): NewEntrust => ({
  member,
  symbol,
  direction,
  leverage,
  mode,
  lots,
  placedAt,
  time,
  action: 'close',
  kind: 'market',
  price: 0,
  triggerPrice: 0,
  minPrice: null,
  maxPrice: null,
  isFromStop: false,
  isLiquidation: false,
})

/**
 * Enters an entrust that waits. The returned record is no draft: until the end of the command that enters it, its changes
 * are taken back with the record itself.
 */
export function addEntrust(venue: Venue, made: NewEntrust): Entrust {
  const id = venue.own.nextEntrust
  venue.own.nextEntrust = id + 1
  const entrust: Entrust = {
    ...made,
    id,
    status: 'waiting',
    triggered: null,
    ended: null,
    filled: 0,
    value: 0n,
    margin: 0n,
    fee: 0n,
    profit: 0n,
    position: null,
  }
  venue.own.entrusts[id] = entrust
  addOwn(venue.own.open, made.member, id)
  return entrust
}

export function entrustOf(venue: Venue, id: number): Entrust {
  const entrust = venue.own.entrusts[id]
  if (entrust === undefined) throw new RangeError(`no entrust ${id}`)
  return entrust
}

/** An entrust of the member; those of others do not exist for him. */
export function ownEntrust(venue: Venue, member: number, id: number | string): Entrust | undefined {
  const { entrusts } = venue.own
  const entrust = Object.hasOwn(entrusts, id) ? entrusts[id] : undefined
  return entrust?.member === member ? entrust : undefined
}

/** Entrusts of a member that wait, oldest first; in one contract where one is named. */
export const waitingOf = (venue: Venue, member: number, symbol?: string): readonly Entrust[] =>
  [...(toRaw(venue.own.open)[member] ?? [])]
    .map((id) => entrustOf(venue, id))
    .filter((entrust) => symbol === undefined || entrust.symbol === symbol)

/** The level at which a waiting entrust becomes an order or is filled. */
function levelOf(entrust: Entrust): Crossing & { readonly phase: Phase } {
  const { triggerPrice, placedAt, price } = entrust
  if (isUntriggered(entrust))
    return { phase: 'trigger', direction: triggerPrice > placedAt ? 'up' : 'down', price: triggerPrice }
  return { phase: 'limit', direction: sideOf(entrust) === 'BUY' ? 'down' : 'up', price }
}

/** Money that the rest of an opening order keeps frozen: its margin and its fee. */
export function frozenBy(venue: Venue, entrust: Entrust): bigint {
  if (entrust.action === 'close' || entrust.status !== 'waiting' || isUntriggered(entrust)) return 0n
  const contract = contractOf(venue, entrust.symbol)
  const value = valueOf(contract, entrust.price, restOf(entrust))
  return contract.arithmetic.openingCost(value, BigInt(entrust.leverage) * ONE, contract.openFee)
}

export const frozenIn = (venue: Venue): Frozen[] =>
  Object.values(venue.own.entrusts).flatMap((entrust) => {
    const units = frozenBy(venue, entrust)
    const { id: kind } = venue.kind
    return units === 0n ? [] : [{ kind, ...walletOf(venue, entrust), units }]
  })

export const referenceOf = (venue: Pick<Venue, 'kind'>, { id }: Pick<Entrust, 'id'>): string =>
  referenceTo(venue, `order ${id}`)

export const reasonOf = (venue: Venue, entrust: Entrust, time: number): Reason => ({
  ...walletOf(venue, entrust),
  reference: referenceOf(venue, entrust),
  time,
})

/** Lets an entrust wait for its level: from the next second on. */
export function rest(venue: Venue, entrust: Entrust, time: number): void {
  const { id, symbol } = entrust
  const { phase, ...level } = levelOf(entrust)
  hold(venue, reasonOf(venue, entrust, time), 'available', 'frozen', frozenBy(venue, entrust))
  setAside(venue, entrust, restOf(entrust), time)
  addLevel(venue.own, levelsKey(symbol, phase), level.direction, { price: level.price, id })
  lookSooner(venue, contractOf(venue, symbol), phase, { ...level, id }, secondAfter(time))
}

/** Takes a waiting entrust off its level; it keeps what it has frozen and set aside. */
export function takeOffLevel(venue: Venue, entrust: Entrust): void {
  const { phase, direction, price } = levelOf(entrust)
  removeLevel(venue.own, levelsKey(entrust.symbol, phase), direction, { price, id: entrust.id })
}

/** Cancels a waiting entrust, and frees what it kept. */
export function cancelEntrust(venue: Venue, entrust: Entrust, context: Context): void {
  const { time } = context
  takeOffLevel(venue, entrust)
  hold(venue, reasonOf(venue, entrust, time), 'frozen', 'available', frozenBy(venue, entrust))
  setAside(venue, entrust, -restOf(entrust), time)
  endEntrust(venue, entrust, 'cancelled', context)
}

/** Cancels a waiting entrust that the exchange cannot keep, and tells its member. */
export function endByExchange(venue: Venue, entrust: Entrust, context: Context): void {
  const { id, member, symbol } = entrust
  cancelEntrust(venue, entrust, context)
  tellMember(context, { member, kind: 'ORDER_ENDED', account: venue.kind.id, symbol, reference: id })
}

/** Sets lots of the position aside for a closing order; one that waits for its trigger has none. */
function setAside(venue: Venue, entrust: Entrust, lots: number, time: number): void {
  const { action, member, symbol, direction } = entrust
  if (action === 'open' || isUntriggered(entrust)) return
  const position = positionIn(venue, member, symbol, direction)
  if (position !== undefined)
    putPosition(venue, { ...position, frozen: position.frozen + lots }, secondAfter(time))
}

/** Ends an entrust that waits at no level. */
export function endEntrust(
  venue: Venue,
  entrust: Entrust,
  status: Exclude<Entrust['status'], 'waiting'>,
  { time, emit }: Context,
): void {
  const { id, member } = toRaw(entrust)
  entrust.status = status
  entrust.ended = time
  const open = toRaw(venue.own.open[member] ?? [])
  const at = open.indexOf(id)
  if (at >= 0) {
    open.splice(at, 1)
    recordUndo(() => void open.splice(at, 0, id))
  }
  addOwn(venue.own.ended, member, id)
  emit({ type: `${venue.kind.id}.entrust`, id })
}
