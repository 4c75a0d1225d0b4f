/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { ContractOrderType } from './contract-order-type.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { SwapOrderPrice } from './swap-order-price.ts';

/**
 * An order that opens a position of a coin-margined contract. Limits known at run time: `ctx.pricePlaces`, `ctx.minAmount`, `ctx.maxAmount`, `ctx.leveragePattern`, `ctx.minLeverage` and `ctx.maxLeverage` are the contract's; `ctx.minPrice` and `ctx.maxPrice` bound the price of a limit order, 20 percent on both sides of the mark price; `ctx.affordable` is the most that the wallet's usable margin allows at this price and leverage.
 */
export type PlaceCoinSwapOpeningOrderRequest = SwapOrderPrice & {
  /** Number of the contract. */
  contractCoinId: Id;
  /** Which side: 0 opens a long, 1 a short. */
  direction: ContractOrderDirection;
  /** Which kind. */
  type: ContractOrderType;
  /** Worst price that is taken, counted in the quote coin: above 0 for a limit order, 0 for a market order, either for a trigger order, which is a market order once triggered where this is 0. */
  entrustPrice: Decimal;
  /** Mark price at which a trigger order takes effect, counted in the quote coin: on a rise where it lies above the present one, on a fall where it lies below. Left out or 0 for all other orders. */
  triggerPrice?: Decimal;
  /** How many times the margin the position is worth, a factor. It has to be the one of the position where the side has one already. */
  leverage: Decimal;
  /** How much, counted in whole contracts. */
  volume: Decimal;
};
