/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ExchangeCoin } from './exchange-coin.ts';

/**
 * Visible pairs. Empty while no market is open.
 * @minItems 0
 * @maxItems 1000
 */
export type ExchangeCoins = ExchangeCoin[];
