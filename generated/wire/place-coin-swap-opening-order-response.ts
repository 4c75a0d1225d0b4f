/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderEntrust } from './contract-order-entrust.ts';
import type { Success } from './success.ts';

/**
 * Answer of placeCoinSwapOpeningOrder.
 */
export type PlaceCoinSwapOpeningOrderResponse = Success & ({
  /** The order. Null, or `true` in public servers, where a server tells only that it was placed. */
  data: ContractOrderEntrust | null;
});
