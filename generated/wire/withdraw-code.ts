/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Coin } from './coin.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { WithdrawCodeStatus } from './withdraw-code-status.ts';
import type { WithdrawCodeText } from './withdraw-code-text.ts';

/**
 * A code and the money in it.
 */
export type WithdrawCode = {
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
  /** The code. */
  withdrawCode: WithdrawCodeText;
  withdrawAmount: string;
  /** Status. */
  status: WithdrawCodeStatus;
  coinId?: string;
  /** Coin. Older servers only. */
  coin?: Coin | null;
  /** When it was made. */
  createTime: DateTimeText;
  /** When it was redeemed or cancelled, or has ended. */
  dealTime: DateTimeText | null;
  /** Id of the redeemer. */
  rmemberId: number | null;
  /**
     * Note.
     * @nullable
     */
  remark: string | null;
  /** Until when it can be redeemed; then it has failed and the money is back. Proposed: absent or null where codes never end. */
  expireTime?: DateTimeText | null;
};
