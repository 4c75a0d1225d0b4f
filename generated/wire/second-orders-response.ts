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
     * @minItems 1
     * @maxItems 8
     */
  data: ContractSecondOrder[];
};
