/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ExchangeCoin } from './exchange-coin.ts';

/**
 * Visible pairs. Empty while no market is open.
 * @minItems 1
 * @maxItems 8
 */
export type ExchangeCoins = ExchangeCoin[];
