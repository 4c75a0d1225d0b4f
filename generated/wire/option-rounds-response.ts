/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOption } from './contract-option.ts';
import type { Success } from './success.ts';

/**
 * Rounds of a pair.
 */
export type OptionRoundsResponse = Success & {
  /**
     * The rounds. Empty while there are none.
     * @minItems 1
     * @maxItems 8
     */
  data: ContractOption[];
};
