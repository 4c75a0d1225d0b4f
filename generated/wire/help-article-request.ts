/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Which help page is wanted.
 */
export type HelpArticleRequest = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
};
