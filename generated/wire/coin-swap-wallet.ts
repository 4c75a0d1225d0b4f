/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractCoin } from './contract-coin.ts';
import type { Decimal } from './decimal.ts';
import type { MarginMode } from './margin-mode.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * The member's wallet for one coin-margined contract, with his positions in it. Money is counted in the coin of the contract, prices in its quote coin, volumes in contracts.
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
  /** The contract; its `coinSymbol` is the coin of all money here. */
  contractCoin: ContractCoin;
  /** Which contract. Absent in some servers. */
  symbol?: MarketSymbol | null;
  coinBalance: string;
  coinFrozenBalance: string;
  /** Margin mode of the contract. Absent in some servers, which begin with isolated margin. */
  coinPattern?: MarginMode;
  /** Leverage of longs, a factor. Absent in some servers. */
  coinBuyLeverage?: Decimal | null;
  /** Volume of the long position. Absent in some servers. */
  coinBuyPosition?: Decimal | null;
  /** Volume of the long position that closing orders hold. Absent in some servers. */
  coinFrozenBuyPosition?: Decimal | null;
  /** Average price of the long position, harmonic. Null or 0 without one, absent in some servers. */
  coinBuyPrice?: Decimal | null;
  /** Leverage of shorts, a factor. Absent in some servers. */
  coinSellLeverage?: Decimal | null;
  /** Volume of the short position. Absent in some servers. */
  coinSellPosition?: Decimal | null;
  /** Volume of the short position that closing orders hold. Absent in some servers. */
  coinFrozenSellPosition?: Decimal | null;
  /** Average price of the short position, harmonic. Null or 0 without one, absent in some servers. */
  coinSellPrice?: Decimal | null;
  /** Margin of the long position. Absent in some servers. */
  coinBuyPrincipalAmount?: string | null;
  /** Margin of the short position. Absent in some servers. */
  coinSellPrincipalAmount?: string | null;
  /** Profit so far. Absent in some servers. */
  coinProfit?: string | null;
  /** Loss so far. Absent in some servers. */
  coinLoss?: string | null;
  /** Profit or loss of the open positions at the present price. Absent in some servers. */
  coinTotalProfitAndLoss?: string | null;
  /** The same, worth in USDT. Absent in some servers. */
  usdtTotalProfitAndLoss?: Decimal | null;
  /** What one contract is worth. Absent in some servers. */
  coinShareNumber?: Decimal | null;
  /** Mark price. Absent in some servers. */
  currentPrice?: Decimal | null;
  /** Liquidation price of the long position. Absent in some servers, null where there is none. */
  buyForcePrice?: Decimal | null;
  /** Liquidation price of the short position. Absent in some servers, null where there is none, as for a short whose margin is worth as much as itself. */
  sellForcePrice?: Decimal | null;
  /** What one USDT is worth. Absent in some servers. */
  cnyRate?: Decimal | null;
};
