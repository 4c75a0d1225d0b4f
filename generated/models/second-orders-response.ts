/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondOrder } from './contract-second-order.ts';
import type { Success } from './success.ts';

/**
 * Running orders of the member.
 */
export type SecondOrdersResponse = Success & {
  /**
     * The orders, newest first. Empty when none runs.
     * @minItems 0
     * @maxItems 100
     */
  data: ContractSecondOrder[];
};
