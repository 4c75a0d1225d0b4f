/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Trade } from './trade.ts';

/**
 * Trades, newest first. Empty before the first one.
 * @minItems 0
 * @maxItems 500
 */
export type Trades = Trade[];
