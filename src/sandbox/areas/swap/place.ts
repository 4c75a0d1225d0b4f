import { thresholdOf } from '#src/core/perpetual/linear/headroom.ts'
import { isolatedHeadroom } from '#src/core/perpetual/linear/liquidation.ts'
import { feeOf, initialMargin, openingCost } from '#src/core/perpetual/linear/value.ts'
import { ceilDivide, floorDivide, ONE } from '#src/core/perpetual/units.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Context } from '../../kernel/machine.ts'
import type { Level } from '../../market/maker-quotes.ts'
import { rememberTaken } from '../../market/taken-liquidity.ts'
import type { State } from '../state.ts'
import { linearOf, moneyOf, positionIn, profitAt, type Standing, standingOf, usableIn } from './account.ts'
import { type Contract, contractOf, keptRate, valueOf } from './contracts.ts'
import { type Entrust, sideOf } from './entrust.ts'
import { endEntrust, type NewEntrust, rest } from './entrusts.ts'
import { fillClosing, fillOpening, totalOf } from './fills.ts'
import { fillsFor, markAt } from './market.ts'
import { planCrossLook } from './search.ts'
import { type Position, secondAfter } from './swap-state.ts'

/** Moment (epoch ms) whose book an order meets: within a second where a price of that second made it one. */
type At = { readonly moment: number; readonly time: number }

export type OpeningRefusal = 'margin-not-enough' | 'order-failed'
type Opening = { readonly fills: readonly Level[] } | OpeningRefusal

const limitOf = ({ price }: Pick<Entrust, 'price'>): number | null => (price > 0 ? price : null)

/**
 * Fills that an order to open gets at once. It is refused where margin and fee, of the fills and of what would rest,
 * are more than the member may use, and where it would be liquidated at the present price.
 */
export function planOpening(
  state: State,
  entrust: Pick<NewEntrust, 'member' | 'symbol' | 'direction' | 'price' | 'lots' | 'leverage' | 'mode'>,
  { moment, time }: At,
): Opening {
  const { member, symbol, price, lots } = entrust
  const contract = contractOf(symbol)
  const side = sideOf({ direction: entrust.direction, action: 'open' })
  const fills = fillsFor(state, contract, { side, lots, limit: limitOf(entrust) }, moment)
  if (fills.length === 0 && price === 0) return 'order-failed'
  const leverage = BigInt(entrust.leverage) * ONE
  const filled = totalOf(symbol, fills)
  const cost = openingCost(filled.value, leverage, contract.openFee)
  const left = price === 0 ? 0n : valueOf(contract, price, lots - filled.lots)
  const standing = standingOf(state, member, time)
  const isDear = cost + openingCost(left, leverage, contract.openFee) > usableIn(state, member, standing)
  if (isDear || isBornLiquidated(state, contract, entrust, filled, { standing, time }))
    return 'margin-not-enough'
  return { fills }
}

/** True where a position that grows by these fills would be liquidated at the mark price at once. */
function isBornLiquidated(
  state: State,
  contract: Contract,
  { member, direction, leverage, mode }: Pick<NewEntrust, 'member' | 'direction' | 'leverage' | 'mode'>,
  { lots, value }: { readonly lots: number; readonly value: bigint },
  { standing, time }: { readonly standing: Standing; readonly time: number },
): boolean {
  if (lots === 0) return false
  const mark = markAt(state, contract, time)
  const worth = valueOf(contract, mark, lots)
  const profit = direction === 'long' ? worth - value : value - worth
  const kept = worth * keptRate(contract)
  if (mode === 'cross') {
    const equity = moneyOf(state, member) - feeOf(value, contract.openFee) + standing.unrealised + profit
    return equity * ONE <= standing.kept + kept
  }
  const before = positionIn(state, member, contract.symbol, direction)
  const margin = initialMargin(value, BigInt(leverage) * ONE) + (before?.margin ?? 0n)
  const equity = margin + profit + (before === undefined ? 0n : profitAt(before, contract, mark))
  return equity * ONE <= kept + valueOf(contract, mark, before?.lots ?? 0) * keptRate(contract)
}

/** Takes the fills of a waiting order to open; what is left of a limit order rests, of a market order it ends. */
export function commitOpening(
  state: State,
  entrust: Entrust,
  fills: readonly Level[],
  { moment, context }: { readonly moment: number; readonly context: Context },
): void {
  takeFrom(state, entrust, fills, moment)
  if (fills.length > 0) fillOpening(state, entrust, fills, 'available', context)
  finish(state, entrust, context)
}

/** Fills that an order to close so many lots gets at once: none at a price at which the loss could not be paid. */
export function planClosing(
  state: State,
  { direction, symbol, price, lots }: Pick<Entrust, 'direction' | 'symbol' | 'price' | 'lots'>,
  position: Position,
  moment: number,
): readonly Level[] {
  const contract = contractOf(symbol)
  const side = sideOf({ direction, action: 'close' })
  const worst = worstPrice(position, contract)
  const limits = [price, worst].filter((each) => each > 0)
  const limit = limits.length === 0 ? null : side === 'SELL' ? Math.max(...limits) : Math.min(...limits)
  return fillsFor(state, contract, { side, lots, limit }, moment)
}

/** The last tick at which the margin of an isolated position pays its loss and the fee; 0 where any price may do. */
function worstPrice(position: Position, contract: Contract): number {
  if (position.mode === 'cross') return 0
  const found = thresholdOf(isolatedHeadroom(linearOf(position, contract), contract.closeFee))
  if (found === null) return 0
  const ticks =
    position.direction === 'long'
      ? floorDivide(found.price, contract.tick) + 1n
      : ceilDivide(found.price, contract.tick) - 1n
  return toSafeInteger(ticks)
}

/** Takes the fills of a waiting order to close; what is left of a limit order rests, of a market order it ends. */
export function commitClosing(
  state: State,
  entrust: Entrust,
  position: Position,
  fills: readonly Level[],
  { moment, context }: { readonly moment: number; readonly context: Context },
): void {
  takeFrom(state, entrust, fills, moment)
  if (fills.length > 0) fillClosing(state, entrust, position, fills, { aside: 0, context })
  finish(state, entrust, context)
}

function takeFrom(state: State, entrust: Entrust, fills: readonly Level[], moment: number): void {
  const side = sideOf(entrust) === 'BUY' ? 'SELL' : 'BUY'
  for (const fill of fills) rememberTaken(state.swapTaken, entrust.symbol, side, fill, moment)
}

function finish(state: State, entrust: Entrust, context: Context): void {
  const { member, lots, filled, price } = entrust
  if (price > 0 && filled < lots) {
    rest(state, entrust, context.time)
    context.emit({ type: 'swap.entrust', id: entrust.id })
  } else endEntrust(state, entrust, 'traded', context)
  if (filled > 0) planCrossLook(state, member, secondAfter(context.time))
}
