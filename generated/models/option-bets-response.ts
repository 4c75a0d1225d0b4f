/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionOrder } from './contract-option-order.ts';
import type { Success } from './success.ts';

/**
 * The member's bets on a round.
 */
export type OptionBetsResponse = Success & {
  /**
     * The bets. Empty when the member has not bet.
     * @minItems 0
     * @maxItems 100
     */
  data: ContractOptionOrder[];
};
