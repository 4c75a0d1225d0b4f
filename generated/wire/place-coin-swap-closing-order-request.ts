/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { ContractOrderType } from './contract-order-type.ts';
import type { Decimal } from './decimal.ts';
import type { SwapOrderPrice } from './swap-order-price.ts';

/**
 * An order that closes a position of a coin-margined contract or part of it. Limits known at run time are those of placeCoinSwapOpeningOrder, but `ctx.minPrice` and `ctx.maxPrice` lie 2 percent from the mark price, and `ctx.closable` is what no other closing order holds of the position.
 */
export type PlaceCoinSwapClosingOrderRequest = SwapOrderPrice & {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId: number;
  /** Which side: 0 closes a short, 1 a long. */
  direction: ContractOrderDirection;
  /** Which kind. */
  type: ContractOrderType;
  /** Worst price that is taken, counted in the quote coin: above 0 for a limit order, 0 for a market order, either for a trigger order, which is a market order once triggered where this is 0. */
  entrustPrice: Decimal;
  /** Mark price at which a trigger order takes effect, counted in the quote coin: on a rise where it lies above the present one, on a fall where it lies below. Left out or 0 for all other orders. */
  triggerPrice?: Decimal;
  /** How much, counted in whole contracts. */
  volume: Decimal;
};
