/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { TransactionType } from './transaction-type.ts';

/**
 * One movement in a wallet. Fee payable, deducted and paid are `fee`, `discountFee` and `realFee`.
 */
export type Transaction = {
  /** Number of the record. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** What moved the money. */
  type: TransactionType;
  /** Coin. */
  symbol: CoinUnit;
  /** Amount. Its sign is not reliable: the type gives the direction. */
  amount: Decimal;
  /** Fee payable. */
  fee: Decimal;
  /** Part of the fee that was waived. Absent in some servers. */
  discountFee?: Decimal | null;
  /** Fee paid. Absent in some servers. */
  realFee?: Decimal | null;
  /**
     * Address the coins came from or went to.
     * @nullable
     */
  address: string | null;
  /** When. */
  createTime: DateTimeText;
  /** Mark of the server, without meaning for the member. */
  flag: number;
  /** Number of the airdrop that paid it. Absent in some servers. */
  airdropId?: Id | null;
};
