/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MiningOrder } from './mining-order.ts';
import type { Success } from './success.ts';

/**
 * Mining machines.
 */
export type MiningOrderResponse = Success & {
  /** The machines. */
  data: MiningOrder;
};
