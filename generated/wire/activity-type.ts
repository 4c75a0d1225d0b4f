/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Type of an activity: 0 unknown, 1 sale to those who come first, 2 sale that is shared out in proportion, 3 position sharing, 4 free subscription, 5 cloud mining, 6 lock-up. A sale (1, 2) takes place on the spot market, in the pair of `unit` and `acceptUnit`.
 */
export type ActivityType = typeof ActivityType[keyof typeof ActivityType];


export const ActivityType = {
  UNKNOWN: 0,
  RUSH_SALE: 1,
  SHARED_SALE: 2,
  POSITION_SHARING: 3,
  FREE_SUBSCRIPTION: 4,
  CLOUD_MINING: 5,
  LOCK_UP: 6,
} as const;
