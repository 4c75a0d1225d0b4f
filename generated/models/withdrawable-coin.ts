/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Flag } from './flag.ts';
import type { SavedAddress } from './saved-address.ts';

/**
 * A coin that can be withdrawn, with its limits.
 */
export type WithdrawableCoin = {
  /** Short name. */
  unit: CoinUnit;
  /** Name. */
  name: string;
  /**
     * Chinese name.
     * @nullable
     */
  nameCn: string | null;
  /** Available balance. */
  balance: Decimal;
  /** Withdrawals up to this amount need no review. */
  threshold: Decimal;
  /** Least that can be withdrawn at once. */
  minAmount: Decimal;
  /** Most that can be withdrawn at once. */
  maxAmount: Decimal;
  /** Smallest fee. */
  minTxFee: Decimal;
  /** Largest fee. */
  maxTxFee: Decimal | null;
  /**
     * Decimal places of an amount.
     * @minimum 0
     * @maximum 30
     */
  withdrawScale: number;
  /** 1 when small withdrawals need no review. */
  canAutoWithdraw: Flag | null;
  /**
     * 1 when members share one deposit address and are told apart by a memo. Absent in some servers.
     * @nullable
     */
  accountType?: number | null;
  /** Saved addresses. Null or empty when there are none. */
  addresses: SavedAddress[] | null;
};
