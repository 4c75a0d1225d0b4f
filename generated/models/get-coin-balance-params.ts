/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';

export type GetCoinBalanceParams = {
/**
 * Short name of the coin.
 */
coinName: CoinUnit;
};
