import { type Headroom, headroomAt, sumOf, thresholdOf } from '#src/core/perpetual/linear/headroom.ts'
import { ceilDivide, floorDivide, ONE } from '#src/core/perpetual/units.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Context } from '../kernel/machine.ts'
import { toRaw } from '../kernel/transaction.ts'
import { rememberTaken } from '../market/taken-liquidity.ts'
import { recordTrade } from '../areas/spot/tape.ts'
import { headroomOfPositions, inTicks, isolatedHeadroom, moneyOf, positionIn, usableOf } from './account.ts'
import { type Contract, keptRate, sizedOf, valueOf } from './contracts.ts'
import { type Entrust, sideOf } from './entrust.ts'
import { endEntrust, entrustOf, type NewEntrust, rest } from './entrusts.ts'
import { fillClosing, fillOpening, totalOf } from './fills.ts'
import { fillResting } from './fill-resting.ts'
import { markAt } from './market.ts'
import { type Position, secondAfter } from './perpetual-state.ts'
import { fillsFor, type Offer } from './resting.ts'
import { planCrossLook } from './search.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

/** Moment (epoch ms) whose book an order meets: within a second where a price of that second made it one. */
type At = { readonly moment: number; readonly time: number }

export type OpeningRefusal = 'margin-not-enough' | 'order-failed'
type Opening = { readonly fills: readonly Offer[] } | OpeningRefusal

const limitOf = ({ price }: Pick<Entrust, 'price'>): number | null => (price > 0 ? price : null)

/**
 * Fills that an order to open gets at once. It is refused where margin and fee, of the fills and of what would rest,
 * are more than the member may use, and where it would be liquidated at the present price.
 */
export function planOpening(
  venue: Venue,
  entrust: Pick<NewEntrust, 'member' | 'symbol' | 'direction' | 'price' | 'lots' | 'leverage' | 'mode'>,
  { moment, time }: At,
): Opening {
  const { member, symbol, price, lots } = entrust
  const contract = contractOf(venue, symbol)
  const side = sideOf({ direction: entrust.direction, action: 'open' })
  const fills = fillsFor(venue, contract, { member, side, lots, limit: limitOf(entrust) }, moment)
  if (fills.length === 0 && price === 0) return 'order-failed'
  const { arithmetic, openFee } = contract
  const leverage = BigInt(entrust.leverage) * ONE
  const filled = totalOf(contract, fills)
  const left = price === 0 ? 0n : valueOf(contract, price, lots - filled.lots)
  const cost =
    arithmetic.openingCost(filled.value, leverage, openFee) + arithmetic.openingCost(left, leverage, openFee)
  if (cost > usableOf(venue, walletOf(venue, { member, symbol }), time)) return 'margin-not-enough'
  if (isBornLiquidated(venue, contract, entrust, filled, time)) return 'margin-not-enough'
  return { fills }
}

/** True where a position that grows by these fills would be liquidated at the mark price at once. */
function isBornLiquidated(
  venue: Venue,
  contract: Contract,
  { member, direction, leverage, mode }: Pick<NewEntrust, 'member' | 'direction' | 'leverage' | 'mode'>,
  { lots, value }: { readonly lots: number; readonly value: bigint },
  time: number,
): boolean {
  if (lots === 0) return false
  const { arithmetic, symbol, settled: coin, openFee } = contract
  const mark = BigInt(markAt(venue, contract, time))
  const at = (headroom: Headroom): bigint => headroomAt(inTicks(headroom, contract), mark)
  if (mode === 'cross') {
    const wallet = { member, coin }
    const grown = sizedOf({ direction, lots, cost: value, margin: 0n }, contract)
    const money = moneyOf(venue, wallet) - arithmetic.feeOf(value, openFee)
    const added = sumOf([arithmetic.headroomOfMoney(money), arithmetic.headroomOf(grown, keptRate(contract))])
    return headroomOfPositions(venue, wallet, time) + at(added) <= 0n
  }
  const before = positionIn(venue, member, symbol, direction) ?? { lots: 0, cost: 0n, margin: 0n }
  const after = {
    direction,
    lots: before.lots + lots,
    cost: before.cost + value,
    margin: before.margin + arithmetic.initialMargin(value, BigInt(leverage) * ONE),
  }
  return at(isolatedHeadroom(after, contract, keptRate(contract))) <= 0n
}

/** Takes the fills of a waiting order to open; what is left of a limit order rests, of a market order it ends. */
export function commitOpening(
  venue: Venue,
  entrust: Entrust,
  fills: readonly Offer[],
  { moment, context }: { readonly moment: number; readonly context: Context },
): void {
  if (fills.length > 0) fillOpening(venue, entrust, fills, 'available', context)
  finish(venue, entrust, context)
  takeFrom(venue, entrust, fills, { moment, context })
}

/** Fills that an order to close so many lots gets at once: none at a price at which the loss could not be paid. */
export function planClosing(
  venue: Venue,
  {
    member,
    direction,
    symbol,
    price,
    lots,
  }: Pick<Entrust, 'member' | 'direction' | 'symbol' | 'price' | 'lots'>,
  position: Position,
  moment: number,
): readonly Offer[] {
  const contract = contractOf(venue, symbol)
  const side = sideOf({ direction, action: 'close' })
  const worst = worstPrice(position, contract)
  const limits = [price, worst].filter((each) => each > 0)
  const limit = limits.length === 0 ? null : side === 'SELL' ? Math.max(...limits) : Math.min(...limits)
  return fillsFor(venue, contract, { member, side, lots, limit }, moment)
}

/** The last tick at which the margin of an isolated position pays its loss and the fee; 0 where any price may do. */
function worstPrice(position: Position, contract: Contract): number {
  if (position.mode === 'cross') return 0
  const found = thresholdOf(isolatedHeadroom(position, contract, contract.closeFee))
  if (found === null) return 0
  const ticks =
    position.direction === 'long'
      ? floorDivide(found.price, contract.tick) + 1n
      : ceilDivide(found.price, contract.tick) - 1n
  return toSafeInteger(ticks)
}

/** Takes the fills of a waiting order to close; what is left of a limit order rests, of a market order it ends. */
export function commitClosing(
  venue: Venue,
  entrust: Entrust,
  position: Position,
  fills: readonly Offer[],
  { moment, context }: { readonly moment: number; readonly context: Context },
): void {
  if (fills.length > 0) fillClosing(venue, entrust, position, fills, { aside: 0, context })
  finish(venue, entrust, context)
  takeFrom(venue, entrust, fills, { moment, context })
}

/** Takes the fills of an order out of the book: from the makers, and from the resting orders of other members. */
function takeFrom(
  venue: Venue,
  entrust: Entrust,
  fills: readonly Offer[],
  { moment, context }: { readonly moment: number; readonly context: Context },
): void {
  const own = toRaw(entrust)
  const { symbol } = own
  const side = sideOf(own)
  for (const { price, lots, order } of fills) {
    recordTrade(venue.own.tapes, contractOf(venue, symbol).pair, { price, lots, side, time: context.time })
    const resting = order === undefined ? undefined : entrustOf(venue, order)
    if (resting === undefined)
      rememberTaken(venue.own.taken, symbol, side === 'BUY' ? 'SELL' : 'BUY', { price, lots }, moment)
    // One may have ended with another of its member. Makers are the other side of both anyway.
    else if (resting.status === 'waiting') fillResting(venue, resting, lots, context)
  }
}

function finish(venue: Venue, entrust: Entrust, context: Context): void {
  const { lots, filled, price } = toRaw(entrust)
  if (price > 0 && filled < lots) {
    rest(venue, entrust, context.time)
    context.emit({ type: `${venue.kind.id}.entrust`, id: entrust.id })
  } else endEntrust(venue, entrust, 'traded', context)
  if (filled > 0) planCrossLook(venue, walletOf(venue, entrust), secondAfter(context.time))
}
