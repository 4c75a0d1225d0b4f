/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';

/**
 * Balances of the wallet of one coin.
 */
export type WalletBase = {
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
  balance: string;
  frozenBalance: string;
  /** Still to be released. Null counts as nothing. */
  releaseBalance: string | null;
  /** 1 when the wallet is locked. */
  isLock: Flag;
  /**
     * Counts the changes of the row. Absent in older servers.
     * @minimum 0
     * @maximum 9999
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
