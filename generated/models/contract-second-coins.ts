/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractSecondCoin } from './contract-second-coin.ts';

/**
 * Visible pairs. Empty while there are no second contracts.
 * @minItems 0
 * @maxItems 1000
 */
export type ContractSecondCoins = ContractSecondCoin[];
