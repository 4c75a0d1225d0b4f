/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Length of a pushed candle.
 */
export type CandlePeriod = typeof CandlePeriod[keyof typeof CandlePeriod];


export const CandlePeriod = {
  '1min': '1min',
  '5min': '5min',
  '15min': '15min',
  '30min': '30min',
  '1hour': '1hour',
  '4hour': '4hour',
  '1day': '1day',
  '1week': '1week',
  '1mon': '1mon',
} as const;
