/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which announcement is wanted.
 */
export type AnnouncementRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
