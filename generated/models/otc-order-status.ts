/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Where an order stands: 0 cancelled, 1 not paid, 2 paid, 3 finished, which is released; 4 an appeal waits for staff.
 */
export type OtcOrderStatus = typeof OtcOrderStatus[keyof typeof OtcOrderStatus];


export const OtcOrderStatus = {
  CANCELLED: 0,
  NONPAYMENT: 1,
  PAID: 2,
  COMPLETED: 3,
  APPEAL: 4,
} as const;
