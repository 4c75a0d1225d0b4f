/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionCoin } from './contract-option-coin.ts';

/**
 * Visible pairs. Empty while there are no options.
 * @minItems 0
 * @maxItems 1000
 */
export type ContractOptionCoins = ContractOptionCoin[];
