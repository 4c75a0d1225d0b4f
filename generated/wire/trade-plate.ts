/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { ExchangeOrderDirection } from './exchange-order-direction.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { TradePlateItem } from './trade-plate-item.ts';

/**
 * One side of an order book. Prices are counted in the quote coin, amounts in the traded one. It replaces what was known of this side.
 */
export type TradePlate = {
  /** Which side: BUY are the bids, SELL the asks. */
  direction: ExchangeOrderDirection;
  /** Which pair. */
  symbol: MarketSymbol;
  /** Largest amount of the levels, 0 without any. */
  maxAmount: Decimal;
  /** Smallest amount of the levels, 0 without any. */
  minAmount: Decimal;
  /** Highest price of the levels, 0 without any. */
  highestPrice: Decimal;
  /** Lowest price of the levels, 0 without any. */
  lowestPrice: Decimal;
  /**
     * Levels, best price first. Empty without orders.
     * @minItems 1
     * @maxItems 8
     */
  items: TradePlateItem[];
  /**
     * Proposed, absent in all public servers. Counts the messages of this topic and side, each one more than the last; a missing number is a lost message. In an answer to a call it is the number of the newest message that the answer knows of.
     * @minimum 0
     * @maximum 9999
     */
  seq?: number;
};
