import { openingCost } from '#src/core/perpetual/linear/value.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import type { Context } from '../../kernel/machine.ts'
import { recordUndo, toRaw } from '../../kernel/transaction.ts'
import type { Frozen } from '../area.ts'
import { tellMember } from '../members/events.ts'
import { addOwn } from '../own.ts'
import type { State } from '../state.ts'
import { positionIn } from './account.ts'
import { hold } from './booking.ts'
import { contractOf, SETTLED, valueOf } from './contracts.ts'
import { type Entrust, isUntriggered, restOf, sideOf } from './entrust.ts'
import { addLevel, levelsKey, removeLevel } from './levels.ts'
import { lookSooner } from './looks.ts'
import { putPosition } from './positions.ts'
import { type Crossing, type Phase, type Position, secondAfter } from './swap-state.ts'

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

/** Enters an entrust that waits. */
export function addEntrust(state: State, made: NewEntrust): Entrust {
  const id = state.nextSwapEntrust
  state.nextSwapEntrust = id + 1
  state.swapEntrusts[id] = {
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
  addOwn(state.swapOpen, made.member, id)
  return entrustOf(state, id)
}

export function entrustOf(state: State, id: number): Entrust {
  const entrust = state.swapEntrusts[id]
  if (entrust === undefined) throw new RangeError(`no entrust ${id}`)
  return entrust
}

/** An entrust of the member; those of others do not exist for him. */
export function ownEntrust(state: State, member: number, id: number | string): Entrust | undefined {
  const entrust = Object.hasOwn(state.swapEntrusts, id) ? state.swapEntrusts[id] : undefined
  return entrust?.member === member ? entrust : undefined
}

/** Entrusts of a member that wait, oldest first; in one contract where one is named. */
export const waitingOf = (state: State, member: number, symbol?: string): readonly Entrust[] =>
  [...(toRaw(state.swapOpen)[member] ?? [])]
    .map((id) => entrustOf(state, id))
    .filter((entrust) => symbol === undefined || entrust.symbol === symbol)

/** The level at which a waiting entrust becomes an order or is filled. */
function levelOf(entrust: Entrust): Crossing & { readonly phase: Phase } {
  const { triggerPrice, placedAt, price } = entrust
  if (isUntriggered(entrust))
    return { phase: 'trigger', direction: triggerPrice > placedAt ? 'up' : 'down', price: triggerPrice }
  return { phase: 'limit', direction: sideOf(entrust) === 'BUY' ? 'down' : 'up', price }
}

/** Money that the rest of an opening order keeps frozen: its margin and its fee. */
export function frozenBy(entrust: Entrust): bigint {
  if (entrust.action === 'close' || entrust.status !== 'waiting' || isUntriggered(entrust)) return 0n
  const contract = contractOf(entrust.symbol)
  const value = valueOf(contract, entrust.price, restOf(entrust))
  return openingCost(value, BigInt(entrust.leverage) * ONE, contract.openFee)
}

export const swapFrozen = ({ swapEntrusts }: State): Frozen[] =>
  Object.values(swapEntrusts).flatMap((entrust) => {
    const units = frozenBy(entrust)
    return units === 0n ? [] : [{ member: entrust.member, kind: 'swap' as const, coin: SETTLED, units }]
  })

export const referenceOf = ({ id }: Pick<Entrust, 'id'>): string => `contract order ${id}`

/** Lets an entrust wait for its level: from the next second on. */
export function rest(state: State, entrust: Entrust, time: number): void {
  const { id, symbol, member } = entrust
  const { phase, ...level } = levelOf(entrust)
  hold(state, { member, reference: referenceOf(entrust), time }, 'available', 'frozen', frozenBy(entrust))
  setAside(state, entrust, restOf(entrust), time)
  addLevel(state, levelsKey(symbol, phase), level.direction, { price: level.price, id })
  lookSooner(state, contractOf(symbol), phase, { ...level, id }, secondAfter(time))
}

/** Takes a waiting entrust off its level; it keeps what it has frozen and set aside. */
export function takeOffLevel(state: State, entrust: Entrust): void {
  const { phase, direction, price } = levelOf(entrust)
  removeLevel(state, levelsKey(entrust.symbol, phase), direction, { price, id: entrust.id })
}

/** Cancels a waiting entrust, and frees what it kept. */
export function cancelEntrust(state: State, entrust: Entrust, context: Context): void {
  const { member } = entrust
  const { time } = context
  takeOffLevel(state, entrust)
  hold(state, { member, reference: referenceOf(entrust), time }, 'frozen', 'available', frozenBy(entrust))
  setAside(state, entrust, -restOf(entrust), time)
  endEntrust(state, entrust, 'cancelled', context)
}

/** Cancels a waiting entrust that the exchange cannot keep, and tells its member. */
export function endByExchange(state: State, entrust: Entrust, context: Context): void {
  const { id, member, symbol } = entrust
  cancelEntrust(state, entrust, context)
  tellMember(context, { member, kind: 'ORDER_ENDED', account: 'swap', symbol, reference: id })
}

/** Sets lots of the position aside for a closing order; one that waits for its trigger has none. */
function setAside(state: State, entrust: Entrust, lots: number, time: number): void {
  const { action, member, symbol, direction } = entrust
  if (action === 'open' || isUntriggered(entrust)) return
  const position = positionIn(state, member, symbol, direction)
  if (position !== undefined)
    putPosition(state, { ...position, frozen: position.frozen + lots }, secondAfter(time))
}

/** Ends an entrust that waits at no level. */
export function endEntrust(
  state: State,
  entrust: Entrust,
  status: Exclude<Entrust['status'], 'waiting'>,
  { time, emit }: Context,
): void {
  const { id, member } = entrust
  entrust.status = status
  entrust.ended = time
  const open = toRaw(state.swapOpen[member] ?? [])
  const at = open.indexOf(id)
  if (at >= 0) {
    open.splice(at, 1)
    recordUndo(() => void open.splice(at, 0, id))
  }
  addOwn(state.swapEnded, member, id)
  emit({ type: 'swap.entrust', id })
}
