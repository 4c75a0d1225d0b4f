/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { Decimal } from './decimal.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { ExchangeOrderDetail } from './exchange-order-detail.ts';
import type { ExchangeOrderDirection } from './exchange-order-direction.ts';
import type { ExchangeOrderResource } from './exchange-order-resource.ts';
import type { ExchangeOrderStatus } from './exchange-order-status.ts';
import type { ExchangeOrderType } from './exchange-order-type.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { SpotOrderNumber } from './spot-order-number.ts';

/**
 * A spot order. Prices and turnover are counted in the quote coin, amounts in the traded one; only the `amount` of a market order that buys is what it spends of the quote coin.
 */
export type ExchangeOrder = {
  /** Which order. */
  orderId: SpotOrderNumber;
  /** Id of the member. */
  memberId: Id;
  /** Which pair. */
  symbol: MarketSymbol;
  /** Traded coin. */
  coinSymbol: CoinUnit;
  /** Quote coin. */
  baseSymbol: CoinUnit;
  /** Which side. */
  direction: ExchangeOrderDirection;
  /** Which kind. */
  type: ExchangeOrderType;
  /** Worst price it takes, 0 for a market order. */
  price: Decimal;
  /** Ordered amount. */
  amount: Decimal;
  /** Filled amount. */
  tradedAmount: Decimal;
  /** Turnover of the filled amount. */
  turnover: Decimal;
  /** Status. */
  status: ExchangeOrderStatus;
  /** When it was placed. */
  time: EpochMillis;
  /** When it was filled. Null before and otherwise. */
  completedTime: EpochMillis | null;
  /** When it was cancelled or ended by itself. Null before and otherwise. */
  canceledTime: EpochMillis | null;
  /**
     * Tells whether fees are paid with a discount, `0` or `1`. Absent in newer servers.
     * @nullable
     */
  useDiscount?: string | null;
  /** Origin of the order. Absent in some servers. */
  orderResource?: ExchangeOrderResource;
  /** Its fills, oldest first. Empty or null before the first. */
  detail?: ExchangeOrderDetail[] | null;
  /** Sum of the fees of its fills, counted in the coin received. Absent in older servers; count it from `detail`. */
  fee?: Decimal | null;
};
