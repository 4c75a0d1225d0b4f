import { type Headroom, headroomAt, headroomOf, headroomOfMoney, sumOf, thresholdOf } from './headroom.ts'
import type { LinearPosition } from './position.ts'

/**
 * Liquidation price of a contract whose pool has this headroom, at a mark price. Null, which screens show as "--",
 * where no price liquidates it, or where the mark is beyond it already: no price is better than a wrong one.
 */
export function liquidationPrice(headroom: Headroom, mark: bigint): bigint | null {
  if (headroomAt(headroom, mark) <= 0n) return null
  return thresholdOf(headroom)?.price ?? null
}

/**
 * Headroom of an isolated position: its own margin + unrealised profit = rate · value. Solved for the price it is
 * Binance's formula with one margin rate and no maintenance amount.
 */
export const isolatedHeadroom = (position: LinearPosition, rate: bigint): Headroom =>
  sumOf([headroomOfMoney(position.margin), headroomOf(position, rate)])

/** An account with cross margin, without the positions of the contract in question. */
export type CrossPool = {
  /** Balance, frozen money and margins of the whole account. */
  readonly money: bigint
  /** The account's positions in other contracts, each with its rate and the mark price of its contract. */
  readonly others: readonly {
    readonly position: LinearPosition
    readonly rate: bigint
    readonly mark: bigint
  }[]
}

/** Headroom of a whole account as a function of one contract's price, its long and its short position together. */
export function crossHeadroom(own: readonly LinearPosition[], rate: bigint, pool: CrossPool): Headroom {
  const others = pool.others.map(({ position, rate: other, mark }) => ({
    slope: 0n,
    base: headroomAt(headroomOf(position, other), mark),
  }))
  return sumOf([headroomOfMoney(pool.money), ...others, ...own.map((position) => headroomOf(position, rate))])
}
