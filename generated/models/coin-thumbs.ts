/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinThumb } from './coin-thumb.ts';

/**
 * How all visible pairs stand. Empty while no market is open.
 * @minItems 0
 * @maxItems 1000
 */
export type CoinThumbs = CoinThumb[];
