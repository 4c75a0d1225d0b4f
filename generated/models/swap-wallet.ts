/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';

/**
 * The member's account for contracts margined in USDT: one wallet for all of them. What positions hold beside the margins here belongs to the calls of these contracts.
 */
export type SwapWallet = {
  /** Number of the wallet, as transferSwap wants it. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Available balance. */
  usdtBalance: Decimal;
  /** Locked by orders. */
  usdtFrozenBalance: Decimal;
  /** Margin mode of the whole account. Absent in some servers. */
  usdtPattern?: MarginMode;
  /** Margin of long positions. Absent in some servers. */
  usdtBuyPrincipalAmount?: Decimal | null;
  /** Margin of short positions. Absent in some servers. */
  usdtSellPrincipalAmount?: Decimal | null;
  /** Profit so far. Absent in some servers. */
  usdtProfit?: Decimal | null;
  /** Loss so far. Absent in some servers. */
  usdtLoss?: Decimal | null;
  /** Profit or loss of open positions at the present price. Absent in some servers. */
  usdtTotalProfitAndLoss?: Decimal | null;
  /** All of it - balance, margins and the profit of open positions. Absent in some servers. */
  userQY?: Decimal | null;
  /** Margin available for a new position. Absent in some servers. */
  canUse?: Decimal | null;
  /**
     * Risk of a liquidation as the server writes it, such as `12.5%`. Absent in some servers.
     * @nullable
     */
  riskRate?: string | null;
};
