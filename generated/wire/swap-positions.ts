/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { MemberContractPosition } from './member-contract-position.ts';
import type { SwapPositionsPriceMap } from './swap-positions-price-map.ts';

/**
 * Positions and what they are judged by, as of one moment.
 */
export type SwapPositions = {
  /**
     * Positions. Empty when there are none.
     * @minItems 1
     * @maxItems 8
     */
  positions: MemberContractPosition[];
  /** Mark prices by name of the contract, counted in the settlement coin. */
  priceMap: SwapPositionsPriceMap;
};
