/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';

/**
 * Answer of calls that close positions of perpetual contracts.
 */
export type PlaceSwapClosingOrderResponse = Success & ({
  /**
     * True. Null or absent in some servers.
     * @nullable
     */
  data?: boolean | null;
});
