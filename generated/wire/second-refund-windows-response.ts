/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondSet } from './contract-second-set.ts';
import type { Success } from './success.ts';

/**
 * Times in which lost stakes come back.
 */
export type SecondRefundWindowsResponse = Success & {
  /**
     * The times. Empty where none come back.
     * @minItems 1
     * @maxItems 8
     */
  data: ContractSecondSet[];
};
