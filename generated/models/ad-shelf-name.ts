/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where an advertisement is, by name; the one call that wants it so.
 */
export type AdShelfName = typeof AdShelfName[keyof typeof AdShelfName];


export const AdShelfName = {
  PUT_ON_SHELVES: 'PUT_ON_SHELVES',
  PUT_OFF_SHELVES: 'PUT_OFF_SHELVES',
} as const;
