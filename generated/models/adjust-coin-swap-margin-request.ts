/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarginChange } from './margin-change.ts';

/**
 * A change of the margin of one position. `ctx.adjustable` is the most that can be added, or taken away, of it.
 */
export type AdjustCoinSwapMarginRequest = {
  /** Number of the contract. */
  contractCoinId: Id;
  /** Which position: 0 the long, 1 the short. */
  direction: ContractOrderDirection;
  /** By how much, counted in the traded coin of the contract. */
  principal: Decimal;
  /** In which direction. */
  type: MarginChange;
};
