/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractCoin } from './contract-coin.ts';

/**
 * Visible contracts. Empty while no market is open.
 * @minItems 1
 * @maxItems 8
 */
export type ContractCoins = ContractCoin[];
