import { type Direction, type MarginMode, usableMargin } from '#src/core/perpetual/account.ts'
import { type Headroom, headroomOf } from '#src/core/perpetual/linear/headroom.ts'
import { type LinearPosition, unrealisedProfit } from '#src/core/perpetual/linear/position.ts'
import { type Account, balanceOf, type Bucket } from '../../kernel/ledger.ts'
import { toRaw } from '../../kernel/transaction.ts'
import type { State } from '../state.ts'
import { type Contract, contractOf, keptRate, SETTLED, valueOf } from './contracts.ts'
import { markAt } from './market.ts'
import { type Position, sideKey } from './swap-state.ts'

/** Leverage of a direction where a member has chosen none. */
const USUAL_LEVERAGE = 10

export const swapAccount = (member: number, bucket: Bucket): Account => ({
  owner: `m${member}`,
  kind: 'swap',
  coin: SETTLED,
  bucket,
})

export const heldIn = ({ ledger }: State, member: number, bucket: Bucket): bigint =>
  balanceOf(ledger, swapAccount(member, bucket))

export const modeOf = (state: State, member: number): MarginMode => toRaw(state).swapModes[member] ?? 'cross'

export const leverageOf = (state: State, member: number, symbol: string, direction: Direction): number =>
  toRaw(state).swapLeverages[member]?.[sideKey(symbol, direction)] ?? USUAL_LEVERAGE

/** Positions of a member. Read only. */
export const positionsOf = (state: State, member: number): readonly Position[] =>
  Object.values(toRaw(state).swapPositions[member] ?? {})

export const positionIn = (
  state: State,
  member: number,
  symbol: string,
  direction: Direction,
): Position | undefined => toRaw(state).swapPositions[member]?.[sideKey(symbol, direction)]

/** A position as the arithmetic of contracts takes it. */
export const linearOf = (
  { direction, lots, cost, margin }: Pick<Position, 'direction' | 'lots' | 'cost' | 'margin'>,
  { lot }: Contract,
): LinearPosition => ({ direction, size: BigInt(lots) * lot, cost, margin })

const priceOf = ({ tick }: Contract, ticks: number): bigint => BigInt(ticks) * tick

/** Profit of a position at a price in ticks that is not realised. */
export const profitAt = (position: Position, contract: Contract, ticks: number): bigint =>
  unrealisedProfit(linearOf(position, contract), priceOf(contract, ticks))

/** An account at the mark prices of a moment. */
export type Standing = {
  /** Profit of all positions that is not realised. */
  readonly unrealised: bigint
  /** Sum of value × part that has to be kept, in 10^-16. */
  readonly kept: bigint
}

export function standingOf(state: State, member: number, time: number): Standing {
  let [unrealised, kept] = [0n, 0n]
  for (const { symbol, direction, lots, cost } of positionsOf(state, member)) {
    const contract = contractOf(symbol)
    const value = valueOf(contract, markAt(state, contract, time), lots)
    unrealised += direction === 'long' ? value - cost : cost - value
    kept += value * keptRate(contract)
  }
  return { unrealised, kept }
}

/** Profit of all positions of a member at the mark prices of a moment that is not realised. */
export const unrealisedOf = (state: State, member: number, time: number): bigint =>
  standingOf(state, member, time).unrealised

/** USDT that a member may spend on new positions and transfer out, in smallest units. */
export const usableOf = (state: State, member: number, time: number): bigint =>
  usableIn(state, member, standingOf(state, member, time))

export const usableIn = (state: State, member: number, { unrealised }: Standing): bigint =>
  usableMargin(modeOf(state, member), heldIn(state, member, 'available'), unrealised)

/** Headroom of one position as a function of its contract's price in ticks, without its margin. */
export function headroomIn(position: Position): Headroom {
  const contract = contractOf(position.symbol)
  const { slope, base } = headroomOf(linearOf(position, contract), keptRate(contract))
  return { slope: slope * contract.tick, base }
}

/** All money of a member's account: what is available, frozen and secures positions. */
export const moneyOf = (state: State, member: number): bigint =>
  heldIn(state, member, 'available') + heldIn(state, member, 'frozen') + heldIn(state, member, 'margin')
