/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Coin } from './coin.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { WithdrawCodeStatus } from './withdraw-code-status.ts';
import type { WithdrawCodeText } from './withdraw-code-text.ts';

/**
 * A code and the money in it.
 */
export type WithdrawCode = {
  /** Number of the record. */
  id: Id;
  /** Id of the maker. */
  memberId: Id;
  /** The code. */
  withdrawCode: WithdrawCodeText;
  /** Amount of the code. */
  withdrawAmount: Decimal;
  /** Status. */
  status: WithdrawCodeStatus;
  /** Coin. Absent in older servers, which send `coin`. */
  coinId?: CoinUnit;
  /** Coin. Older servers only. */
  coin?: Coin | null;
  /** When it was made. */
  createTime: DateTimeText;
  /** When it was redeemed or cancelled, or has ended. */
  dealTime: DateTimeText | null;
  /** Id of the redeemer. */
  rmemberId: Id | null;
  /**
     * Note.
     * @nullable
     */
  remark: string | null;
  /** Until when it can be redeemed; then it has failed and the money is back. Proposed: absent or null where codes never end. */
  expireTime?: DateTimeText | null;
};
