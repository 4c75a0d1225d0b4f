/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * How far away a friend is: 0 first level, 1 second, 2 third.
 */
export type PromotionLevel = typeof PromotionLevel[keyof typeof PromotionLevel];


export const PromotionLevel = {
  ONE: 0,
  TWO: 1,
  THREE: 2,
} as const;
