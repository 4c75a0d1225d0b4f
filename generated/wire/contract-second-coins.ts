/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondCoin } from './contract-second-coin.ts';

/**
 * Visible pairs. Empty while there are no second contracts.
 * @minItems 1
 * @maxItems 8
 */
export type ContractSecondCoins = ContractSecondCoin[];
