/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { FinanceAsset } from './finance-asset.ts';
import type { Success } from './success.ts';

/**
 * Answer of listFinanceAssets.
 */
export type FinanceAssetsResponse = Success & {
  /**
     * One row for each coin. Empty before the first product.
     * @minItems 0
     * @maxItems 1000
     */
  data: FinanceAsset[];
};
