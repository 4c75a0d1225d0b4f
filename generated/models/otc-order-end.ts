/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What cancelled an order - its buyer, the time limit, or staff after an appeal.
 */
export type OtcOrderEnd = typeof OtcOrderEnd[keyof typeof OtcOrderEnd];


export const OtcOrderEnd = {
  BUYER: 'BUYER',
  TIMEOUT: 'TIMEOUT',
  STAFF: 'STAFF',
} as const;
