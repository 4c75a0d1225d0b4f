/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * A coin in the choice of coins.
 */
export type CoinName = {
  /**
     * Name of the coin.
     * @minLength 1
     */
  name: string;
  unit: string;
};
