/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A currency that the dollar is counted in.
 */
export type FiatUnit = typeof FiatUnit[keyof typeof FiatUnit];


export const FiatUnit = {
  cny: 'cny',
  jpy: 'jpy',
  hkd: 'hkd',
} as const;
