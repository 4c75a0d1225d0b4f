/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How a pair is launched: 1 without an event, 2 first come first served, 3 shared out in proportion.
 */
export type ExchangeCoinPublishType = typeof ExchangeCoinPublishType[keyof typeof ExchangeCoinPublishType];


export const ExchangeCoinPublishType = {
  NONE: 1,
  QIANGGOU: 2,
  FENTAN: 3,
} as const;
