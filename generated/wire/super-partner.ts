/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Whether the account is a super partner: '0' (or empty) ordinary, '1' super partner, which an administrator has to activate.
 */
export type SuperPartner = typeof SuperPartner[keyof typeof SuperPartner];


export const SuperPartner = {
  UNSET: '',
  ORDINARY: '0',
  SUPER_PARTNER: '1',
} as const;
