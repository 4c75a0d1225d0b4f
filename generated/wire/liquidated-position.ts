/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { Decimal } from './decimal.ts';
import type { MarginMode } from './margin-mode.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A position that a liquidation has closed. Prices and margin are counted in the settlement coin.
 */
export type LiquidatedPosition = {
  /** Which contract. */
  symbol: MarketSymbol;
  /** 0 long, 1 short. */
  direction: ContractOrderDirection;
  /** Margin mode. */
  pattern: MarginMode;
  /** Leverage, a factor. */
  leverage: Decimal;
  /** Volume that was held, in contracts. */
  volume: Decimal;
  /** Coins of one contract. */
  shareNumber: Decimal;
  /** Average price of opening. */
  price: Decimal;
  /** Mark price at which it was liquidated. */
  forcePrice: Decimal;
  /** Margin that it had. */
  principalAmount: Decimal;
};
