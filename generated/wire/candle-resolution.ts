/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Length of a candle: digits are minutes, then hours, days, weeks and months. Days begin at 0:00 UTC, weeks on Monday.
 */
export type CandleResolution = typeof CandleResolution[keyof typeof CandleResolution];


export const CandleResolution = {
  MIN_1: '1',
  MIN_5: '5',
  MIN_15: '15',
  MIN_30: '30',
  MIN_60: '60',
  MIN_120: '120',
  MIN_240: '240',
  HOUR_1: '1H',
  HOUR_4: '4H',
  DAY_1: '1D',
  WEEK_1: '1W',
  MONTH_1: '1M',
} as const;
