/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateText } from './date-text.ts';
import type { ExchangeOrderDirection } from './exchange-order-direction.ts';
import type { ExchangeOrderStatus } from './exchange-order-status.ts';
import type { ExchangeOrderType } from './exchange-order-type.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which orders are wanted; of all pairs when nothing else is said.
 */
export type PastSpotOrdersRequest = {
  /** Only those of this pair. */
  symbol?: MarketSymbol;
  /** Only those of this kind. */
  type?: ExchangeOrderType;
  /** Only those in this state. */
  status?: ExchangeOrderStatus;
  /** Only those of this side. */
  direction?: ExchangeOrderDirection;
  /** First day of placing (GMT+8). Any day when left out. */
  startTime?: DateText;
  /** Last day of placing (GMT+8). */
  endTime?: DateText;
  /** Which page. The first when left out. */
  pageNo?: PageNumber;
  /** Rows of the page. 10 when left out. */
  pageSize?: PageSize;
};
