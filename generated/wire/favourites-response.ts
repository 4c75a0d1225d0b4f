/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { FavorSymbol } from './favor-symbol.ts';
import type { Success } from './success.ts';

/**
 * Answer of listFavourites.
 */
export type FavouritesResponse = Success & {
  /**
     * The marked pairs. Empty when there are none.
     * @minItems 1
     * @maxItems 8
     */
  data: FavorSymbol[];
};
