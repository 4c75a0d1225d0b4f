/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What a help page is about: 0 getting started, 1 frequent questions, 2 trading guide, 3 coins, 4 market analysis, 5 terms, 6 other, 7 code of the app.
 */
export type HelpCategory = typeof HelpCategory[keyof typeof HelpCategory];


export const HelpCategory = {
  HELP: 0,
  FAQ: 1,
  EXCHANGE: 2,
  COININFO: 3,
  ANALYSIS: 4,
  PROTOCOL: 5,
  OTHER: 6,
  QR_CODE: 7,
} as const;
