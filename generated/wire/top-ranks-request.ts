/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Length of the rankings.
 */
export type TopRanksRequest = {
  /**
     * Places of each ranking. 20 when left out.
     * @minimum 1
     * @maximum 100
     */
  top?: number;
};
