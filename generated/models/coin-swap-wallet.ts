/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinSwapContract } from './coin-swap-contract.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';

/**
 * The member's wallet for one coin-margined contract. What positions hold beside the margins here belongs to the calls of these contracts.
 */
export type CoinSwapWallet = {
  /** Number of the wallet, as transferCoinSwap wants it. */
  id: Id;
  /** Owner. */
  memberId: Id;
  /** Number of the contract. */
  contractId: Id;
  /** The contract; its coinSymbol is the coin of all amounts here. */
  contractCoin: CoinSwapContract;
  /** Available balance. */
  coinBalance: Decimal;
  /** Locked by orders. */
  coinFrozenBalance: Decimal;
  /** Margin mode of the wallet. Absent in some servers. */
  coinPattern?: MarginMode;
  /** Margin of long positions. Absent in some servers. */
  coinBuyPrincipalAmount?: Decimal | null;
  /** Margin of short positions. Absent in some servers. */
  coinSellPrincipalAmount?: Decimal | null;
  /** Profit so far. Absent in some servers. */
  coinProfit?: Decimal | null;
  /** Loss so far. Absent in some servers. */
  coinLoss?: Decimal | null;
  /** Profit or loss of open positions at the present price. Absent in some servers. */
  coinTotalProfitAndLoss?: Decimal | null;
};
