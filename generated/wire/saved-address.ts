/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * An address the member keeps for withdrawals.
 */
export type SavedAddress = {
  /**
     * The address.
     * @minLength 1
     */
  address: string;
  /**
     * The member's name for it.
     * @nullable
     */
  remark: string | null;
};
