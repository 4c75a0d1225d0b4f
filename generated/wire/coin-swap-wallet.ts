/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinSwapContract } from './coin-swap-contract.ts';
import type { MarginMode } from './margin-mode.ts';

/**
 * The member's wallet for one coin-margined contract. What positions hold beside the margins here belongs to the calls of these contracts.
 */
export type CoinSwapWallet = {
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
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  contractId: number;
  /** The contract; its coinSymbol is the coin of all amounts here. */
  contractCoin: CoinSwapContract;
  coinBalance: string;
  coinFrozenBalance: string;
  /** Margin mode of the wallet. Absent in some servers. */
  coinPattern?: MarginMode;
  /** Margin of long positions. Absent in some servers. */
  coinBuyPrincipalAmount?: string | null;
  /** Margin of short positions. Absent in some servers. */
  coinSellPrincipalAmount?: string | null;
  /** Profit so far. Absent in some servers. */
  coinProfit?: string | null;
  /** Loss so far. Absent in some servers. */
  coinLoss?: string | null;
  /** Profit or loss of open positions at the present price. Absent in some servers. */
  coinTotalProfitAndLoss?: string | null;
};
