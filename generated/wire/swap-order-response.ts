/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderEntrust } from './contract-order-entrust.ts';
import type { Success } from './success.ts';

/**
 * An order for a contract.
 */
export type SwapOrderResponse = Success & {
  /** The order. */
  data: ContractOrderEntrust;
};
