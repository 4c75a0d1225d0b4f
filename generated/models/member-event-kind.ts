/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What happened: an order was filled, or ended without being filled, by itself or by the exchange; a trigger, a take profit or a stop loss took effect; a position was liquidated; funding was paid or received; a deposit arrived; a withdrawal was sent or refused; a review of documents was decided; a bet on a round of options, or an order for a second contract, was settled; an order of a product with a fixed term was paid back with its interest; a recurring plan bought, could not buy, or paused itself because it could not buy three times in a row; a participation in an activity of the lab was distributed, or given back because the activity was cancelled; mining machines yielded, a lock released something; a C2C order with another member was opened, paid, released, cancelled or appealed against, or has a new message in its chat.
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
  SAVINGS_MATURED: 'SAVINGS_MATURED',
  PLAN_BOUGHT: 'PLAN_BOUGHT',
  PLAN_FAILED: 'PLAN_FAILED',
  PLAN_PAUSED: 'PLAN_PAUSED',
  LAB_DISTRIBUTED: 'LAB_DISTRIBUTED',
  LAB_CANCELED: 'LAB_CANCELED',
  MINING_PAID: 'MINING_PAID',
  LOCK_RELEASED: 'LOCK_RELEASED',
  OTC_OPENED: 'OTC_OPENED',
  OTC_PAID: 'OTC_PAID',
  OTC_RELEASED: 'OTC_RELEASED',
  OTC_CANCELED: 'OTC_CANCELED',
  OTC_APPEALED: 'OTC_APPEALED',
  OTC_MESSAGE: 'OTC_MESSAGE',
} as const;
