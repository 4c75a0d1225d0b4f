/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { Id } from './id.ts';

/**
 * Balances of the wallet of one coin.
 */
export type WalletBase = {
  /** Number of the wallet. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Available balance. */
  balance: Decimal;
  /** Locked by orders, withdrawals and codes. */
  frozenBalance: Decimal;
  /** Still to be released. Null counts as nothing. */
  releaseBalance: Decimal | null;
  /** 1 when the wallet is locked. */
  isLock: Flag;
  /**
     * Counts the changes of the row. Absent in older servers.
     * @minimum 0
     */
  version?: number;
  /**
     * Old deposit address, superseded by addresses per network. Absent in newer servers.
     * @nullable
     */
  address?: string | null;
  /**
     * Memo that belongs to the old deposit address. Absent in newer servers.
     * @nullable
     */
  memo?: string | null;
};
