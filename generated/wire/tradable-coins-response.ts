/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { TradableCoin } from './tradable-coin.ts';

/**
 * Answer of listTradableCoins.
 */
export type TradableCoinsResponse = Success & {
  /**
     * The coins. Empty where members do not trade with each other.
     * @minItems 1
     * @maxItems 8
     */
  data: TradableCoin[];
};
