/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

export type GetCoinBalanceParams = {
/**
 * Short name of the coin.
 */
coinName: string;
};
