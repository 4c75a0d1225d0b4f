/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { TransactionType } from './transaction-type.ts';

/**
 * One movement in a wallet. Fee payable, deducted and paid are `fee`, `discountFee` and `realFee`.
 */
export type Transaction = {
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
  /** What moved the money. */
  type: TransactionType;
  symbol: string;
  amount: string;
  fee: string;
  /** Part of the fee that was waived. Absent in some servers. */
  discountFee?: string | null;
  /** Fee paid. Absent in some servers. */
  realFee?: string | null;
  /**
     * Address the coins came from or went to.
     * @nullable
     */
  address: string | null;
  /** When. */
  createTime: DateTimeText;
  /**
     * Mark of the server, without meaning for the member.
     * @maximum 9999
     */
  flag: number;
  /** Number of the airdrop that paid it. Absent in some servers. */
  airdropId?: number | null;
};
