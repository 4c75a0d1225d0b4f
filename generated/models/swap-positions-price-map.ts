/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';

/**
 * Mark prices by name of the contract, counted in the settlement coin.
 */
export type SwapPositionsPriceMap = {[key: string]: Decimal};
