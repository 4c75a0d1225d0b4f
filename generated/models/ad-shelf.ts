/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where an advertisement is: 0 on the shelf, 1 off the shelf, 2 deleted.
 */
export type AdShelf = typeof AdShelf[keyof typeof AdShelf];


export const AdShelf = {
  PUT_ON_SHELVES: 0,
  PUT_OFF_SHELVES: 1,
  TURNOFF: 2,
} as const;
