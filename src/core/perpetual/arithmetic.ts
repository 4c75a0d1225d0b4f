import type { Direction } from './account.ts'
import type { Headroom } from './linear/headroom.ts'
import type { Closed, OpeningTerms, PerpetualPosition } from './position.ts'

/**
 * Arithmetic of a kind of perpetual contracts, for engines and forms that take either. Linear contracts (linear/) are settled in the
 * coin that prices are counted in, inverse ones (inverse/) in the traded coin.
 *
 * Prices, money, rates and leverages are in 10^-8 (units.ts). A size is in coins of a linear contract and in USD of an
 * inverse one; a notional value and a cost are in units of their own, which `amountOf` turns into money.
 */
export type PerpetualArithmetic = {
  /** Value of a size at a price, in the settlement coin. */
  readonly notionalOf: (size: bigint, price: bigint) => bigint
  /** The size that so much money is worth at a price above zero, cut. */
  readonly sizeWorth: (money: bigint, price: bigint) => bigint
  /** A notional value as money, cut. */
  readonly amountOf: (notional: bigint) => bigint
  readonly initialMargin: (notional: bigint, leverage: bigint) => bigint
  /** Margin below which a position is liquidated. `rate`: maintenance margin rate + closing fee. */
  readonly maintenanceMargin: (notional: bigint, rate: bigint) => bigint
  readonly feeOf: (notional: bigint, rate: bigint) => bigint
  /** Margin and fee of an order to open. */
  readonly openingCost: (notional: bigint, leverage: bigint, feeRate: bigint) => bigint
  /** Funding that a position pays at a rate, below zero what it receives. */
  readonly fundingOwed: (direction: Direction, notional: bigint, rate: bigint) => bigint
  /** The largest size in whole lots whose margin and fee are not more than `usable`. */
  readonly maximumOpenable: (usable: bigint, terms: OpeningTerms) => bigint
  /** Average price of the openings, cut. The size is above zero. */
  readonly averagePrice: (position: Pick<PerpetualPosition, 'cost' | 'size'>) => bigint
  /** Profit at a price that closing would bring before its fee; below zero for a loss. */
  readonly unrealisedProfit: (position: PerpetualPosition, price: bigint) => bigint
  /** Closes a part of a position for its notional value. */
  readonly closed: (
    position: PerpetualPosition,
    part: Readonly<Record<'size' | 'notional', bigint>>,
  ) => Closed
  /** Cost that leaves so much less profit at any price: what is over after that profit was paid out. */
  readonly costAfterProfit: (
    position: Pick<PerpetualPosition, 'direction' | 'cost'>,
    profit: bigint,
  ) => bigint
  /** Price at which the whole margin of an isolated position is lost; null where there is none. */
  readonly bankruptcyPrice: (position: PerpetualPosition) => bigint | null
  /** Headroom of a position without its margin. `rate`: maintenance margin rate + closing fee. */
  readonly headroomOf: (position: Omit<PerpetualPosition, 'margin'>, rate: bigint) => Headroom
  /** Headroom that money brings at any price. */
  readonly headroomOfMoney: (money: bigint) => Headroom
}
