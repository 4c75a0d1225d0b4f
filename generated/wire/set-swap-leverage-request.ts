/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { Decimal } from './decimal.ts';

/**
 * The leverage of one side of a contract. `ctx.leveragePattern`, `ctx.minLeverage` and `ctx.maxLeverage` are the contract's.
 */
export type SetSwapLeverageRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractCoinId: number;
  /** How many times the margin the position is worth, a factor. */
  leverage: Decimal;
  /** Which side: 0 longs, 1 shorts. */
  direction: ContractOrderDirection;
};
