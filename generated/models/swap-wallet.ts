/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractCoin } from './contract-coin.ts';
import type { Decimal } from './decimal.ts';
import type { Id } from './id.ts';
import type { MarginMode } from './margin-mode.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * The member's account for contracts margined in USDT: one wallet for all of them. Prices are counted in USDT, volumes in contracts. What belongs to one contract, from the leverages on, is there where that contract was asked for; older servers have positions nowhere else.
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
  /** Leverage of longs of this contract, a factor. Absent in some servers. */
  usdtBuyLeverage?: Decimal | null;
  /** Leverage of shorts of this contract, a factor. Absent in some servers. */
  usdtSellLeverage?: Decimal | null;
  /** Volume of the long position. Absent in some servers. */
  usdtBuyPosition?: Decimal | null;
  /** Volume of the long position that closing orders hold. Absent in some servers. */
  usdtFrozenBuyPosition?: Decimal | null;
  /** Average price of the long position. Absent in some servers. */
  usdtBuyPrice?: Decimal | null;
  /** Volume of the short position. Absent in some servers. */
  usdtSellPosition?: Decimal | null;
  /** Volume of the short position that closing orders hold. Absent in some servers. */
  usdtFrozenSellPosition?: Decimal | null;
  /** Average price of the short position. Absent in some servers. */
  usdtSellPrice?: Decimal | null;
  /** Amount of one contract, counted in the traded coin. Absent in some servers. */
  usdtShareNumber?: Decimal | null;
  /** Mark price. Absent in some servers. */
  currentPrice?: Decimal | null;
  /** Which contract. Absent in some servers. */
  symbol?: MarketSymbol | null;
  /** Liquidation price of the long position. Absent in some servers, null where there is none. */
  buyForcePrice?: Decimal | null;
  /** Liquidation price of the short position. Absent in some servers, null where there is none. */
  sellForcePrice?: Decimal | null;
  /** The contract. Absent in some servers. */
  contractCoin?: ContractCoin | null;
  /** What one USDT is worth. Absent in some servers. */
  cnyRate?: Decimal | null;
};
