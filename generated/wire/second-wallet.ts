/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * The member's wallet of one coin for second contracts.
 */
export type SecondWallet = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  memberId: number;
  coinId: string;
  balance: string;
  frozenBalance: string;
};
