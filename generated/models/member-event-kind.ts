/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What happened: an order was filled, or ended without being filled, by itself or by the exchange; a trigger, a take profit or a stop loss took effect; a position was liquidated; funding was paid or received; a deposit arrived; a withdrawal was sent or refused; a review of documents was decided; a bet on a round of options, or an order for a second contract, was settled.
 */
export type MemberEventKind = typeof MemberEventKind[keyof typeof MemberEventKind];


export const MemberEventKind = {
  ORDER_FILLED: 'ORDER_FILLED',
  ORDER_ENDED: 'ORDER_ENDED',
  TRIGGERED: 'TRIGGERED',
  LIQUIDATED: 'LIQUIDATED',
  FUNDING: 'FUNDING',
  DEPOSIT: 'DEPOSIT',
  WITHDRAWAL: 'WITHDRAWAL',
  REVIEW: 'REVIEW',
  OPTION_SETTLED: 'OPTION_SETTLED',
  SECOND_SETTLED: 'SECOND_SETTLED',
} as const;
