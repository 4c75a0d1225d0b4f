/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The mining machines that are wanted.
 */
export type MiningMachineRequest = {
  /** Number of the machines. */
  miningId: Id;
};
