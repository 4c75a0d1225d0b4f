/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ConvertCoin } from './convert-coin.ts';
import type { Success } from './success.ts';

/**
 * Answer of listConvertCoins.
 */
export type ConvertCoinsResponse = Success & {
  /**
     * The coins. Empty while converting is closed.
     * @minItems 1
     * @maxItems 8
     */
  data: ConvertCoin[];
};
