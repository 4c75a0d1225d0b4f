/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Contract of a coin-margined wallet.
 */
export type CoinSwapContract = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id?: number;
  /**
     * Name of the contract. Absent in some servers.
     * @nullable
     */
  name?: string | null;
  /**
     * Pair of the contract, such as BTC/USD.
     * @minLength 1
     */
  symbol: string;
  coinSymbol: string;
};
