/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinThumb } from './coin-thumb.ts';

/**
 * How all visible pairs stand. Empty while no market is open.
 * @minItems 1
 * @maxItems 8
 */
export type CoinThumbs = CoinThumb[];
