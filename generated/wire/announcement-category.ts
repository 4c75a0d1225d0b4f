/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * What an announcement is about: 0 general, 1 activity, 2 assets, 3 system, 4 listing, 5 vote, 6 other.
 */
export type AnnouncementCategory = typeof AnnouncementCategory[keyof typeof AnnouncementCategory];


export const AnnouncementCategory = {
  NORMAL: 0,
  ACTIVITY: 1,
  ASSETS: 2,
  SYSTEM: 3,
  LIST: 4,
  APPROVE: 5,
  OTHER: 6,
} as const;
