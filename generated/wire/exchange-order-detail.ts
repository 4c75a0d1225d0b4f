/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { SpotOrderNumber } from './spot-order-number.ts';

/**
 * A fill of an order. Price and turnover are counted in the quote coin, the amount in the traded one, the fee in the coin received.
 */
export type ExchangeOrderDetail = {
  /** Which order. */
  orderId: SpotOrderNumber;
  /** At which price. */
  price: Decimal;
  /** Amount. */
  amount: Decimal;
  /** Turnover. Price times amount where it is absent. */
  turnover?: Decimal;
  /** Fee; in the base coin for a buy, in the quote coin for a sale. */
  fee: Decimal;
  /** When. */
  time: EpochMillis;
};
