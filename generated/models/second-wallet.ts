/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';

/**
 * The member's wallet of one coin for second contracts.
 */
export type SecondWallet = {
  /** Number of the wallet. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Coin. */
  coinId: CoinUnit;
  /** Available balance. */
  balance: Decimal;
  /** Stakes of open contracts. */
  frozenBalance: Decimal;
};
