/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ConvertCoin } from './convert-coin.ts';
import type { Success } from './success.ts';

/**
 * Answer of listConvertTargets.
 */
export type ConvertTargetsResponse = Success & {
  /**
     * All coins but the given one. Empty when there is no other.
     * @minItems 1
     * @maxItems 8
     */
  data: ConvertCoin[];
};
