/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOptionResult } from './contract-option-result.ts';
import type { ContractOptionStatus } from './contract-option-status.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A round of a pair: it is bet on, then its price is compared with the price at the end of betting. Prices and stakes are counted in the quote coin.
 */
export type ContractOption = {
  /** Which round, as placeOptionBet wants it. */
  id: Id;
  /**
     * Number of the round among those of its pair.
     * @minimum 0
     */
  optionNo: number;
  /** Which pair. */
  symbol: MarketSymbol;
  /** State. */
  status: ContractOptionStatus;
  /** Result. */
  result: ContractOptionResult;
  /** Price when betting ended. Null or 0 before. */
  openPrice: Decimal | null;
  /** Price when the round ended. Null or 0 before. */
  closePrice: Decimal | null;
  /** End of betting, told from the beginning. Null before it in some servers; then it is `openTimeGap` after `createTime`. */
  openTime: EpochMillis | null;
  /** End of the round, told from the beginning. Null before it in some servers; then it is `closeTimeGap` after `openTime`. */
  closeTime: EpochMillis | null;
  /** Begin of betting. Null or absent in some servers. */
  createTime?: EpochMillis | null;
  /** Part of `totalBuy` that the exchange added, not a member's stake. 0 or absent where there is none. */
  initBuy?: Decimal | null;
  /** The same part of `totalSell`. */
  initSell?: Decimal | null;
  /** Stakes on a rise. */
  totalBuy: Decimal;
  /** Stakes on a fall. */
  totalSell: Decimal;
  /**
     * Number of bets on a rise.
     * @minimum 0
     */
  totalBuyCount: number;
  /**
     * Number of bets on a fall.
     * @minimum 0
     */
  totalSellCount: number;
};
