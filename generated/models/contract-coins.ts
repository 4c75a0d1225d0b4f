/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractCoin } from './contract-coin.ts';

/**
 * Visible contracts. Empty while no market is open.
 * @minItems 0
 * @maxItems 1000
 */
export type ContractCoins = ContractCoin[];
