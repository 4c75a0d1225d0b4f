/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What moved the money. 0 deposit, 1 withdrawal; 2 to 44 are the 43 kinds that the wallet record has texts for, text n being number n + 1 here; 45 to 48 are bookings of the exchange that one server adds.
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  RECHARGE: 0,
  WITHDRAW: 1,
  TRANSFER_ACCOUNTS: 2,
  EXCHANGE: 3,
  OTC_BUY: 4,
  OTC_SELL: 5,
  ACTIVITY_AWARD: 6,
  PROMOTION_AWARD: 7,
  DIVIDEND: 8,
  VOTE: 9,
  ADMIN_RECHARGE: 10,
  MATCH: 11,
  ACTIVITY_BUY: 12,
  CTC_BUY: 13,
  CTC_SELL: 14,
  RED_OUT: 15,
  RED_IN: 16,
  WITHDRAWCODE_OUT: 17,
  WITHDRAWCODE_IN: 18,
  CONTRACT_FEE: 19,
  CONTRACT_PROFIT: 20,
  CONTRACT_LOSS: 21,
  OPTION_FAIL: 22,
  OPTION_FEE: 23,
  OPTION_REWARD: 24,
  CONTRACT_AWARD: 25,
  LEVEL_AWARD: 26,
  PLATFORM_FEE_AWARD: 27,
  SECOND_FAIL: 28,
  SECOND_REWARD: 29,
  FINANCE_REWARD: 30,
  PAY_CHARGE_FEE: 31,
  GET_CHARGE_FEE: 32,
  AUTO_INVEST_BUY: 33,
  AUTO_INVEST_SELL: 34,
  LOCKED_SAVING_BUY: 35,
  LOCKED_SAVING_SELL: 36,
  TRANSFER_IN_COIN: 37,
  TRANSFER_OUT_COIN: 38,
  TRANSFER_IN_USDT: 39,
  TRANSFER_OUT_USDT: 40,
  TRANSFER_IN_SECOND: 41,
  TRANSFER_OUT_SECOND: 42,
  TRANSFER_IN: 43,
  TRANSFER_OUT: 44,
  CONTRACT_BLAST_PROFIT: 45,
  CONTRACT_BLAST_LOSS: 46,
  COMMISION_INVITER_FEE: 47,
  CAMPAIGN_CLAIM: 48,
} as const;
