/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { ExchangeOrderDirection } from './exchange-order-direction.ts';
import type { MarketSymbol } from './market-symbol.ts';

/**
 * A trade. `price` and turnovers are counted in the quote coin, `amount` in the traded one.
 */
export type Trade = {
  /** Which pair. */
  symbol: MarketSymbol;
  /** At which price. */
  price: Decimal;
  /** Amount. */
  amount: Decimal;
  /** Side of the order that came to a resting one. Null in some servers. */
  direction: ExchangeOrderDirection | null;
  /** When. */
  time: EpochMillis;
  /** What the buyer paid. */
  buyTurnover?: Decimal | null;
  /** What the seller got. */
  sellTurnover?: Decimal | null;
  /**
     * Order of the buyer. Null where others are not told.
     * @nullable
     */
  buyOrderId?: string | null;
  /**
     * Order of the seller. Null where others are not told.
     * @nullable
     */
  sellOrderId?: string | null;
};
