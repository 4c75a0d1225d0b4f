/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which document was shown: 0 identity card, 1 passport, 2 driving licence.
 */
export type IdentityDocument = typeof IdentityDocument[keyof typeof IdentityDocument];


export const IdentityDocument = {
  ID_CARD: 0,
  PASSPORT: 1,
  LICENCE: 2,
} as const;
