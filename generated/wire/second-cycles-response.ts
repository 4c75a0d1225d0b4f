/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondCycle } from './contract-second-cycle.ts';
import type { Success } from './success.ts';

/**
 * Cycles that orders may run.
 */
export type SecondCyclesResponse = Success & {
  /**
     * The cycles, shortest first. Empty while none is offered.
     * @minItems 1
     * @maxItems 8
     */
  data: ContractSecondCycle[];
};
