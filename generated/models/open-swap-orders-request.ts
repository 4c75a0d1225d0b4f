/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ContractOrderDirection } from './contract-order-direction.ts';
import type { ContractOrderEntrustType } from './contract-order-entrust-type.ts';
import type { ContractOrderType } from './contract-order-type.ts';
import type { DateText } from './date-text.ts';
import type { Id } from './id.ts';
import type { MarketSymbol } from './market-symbol.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which orders are wanted; of all contracts when nothing else is said.
 */
export type OpenSwapOrdersRequest = {
  /** Only those of this contract. */
  contractCoinId?: Id;
  /** Proposed, not known to public servers; only those of this contract. */
  symbol?: MarketSymbol;
  /** Proposed; only those of this side. */
  direction?: ContractOrderDirection;
  /** Proposed; only those of this kind. */
  type?: ContractOrderType;
  /** Proposed; only those that open, or only those that close. */
  entrustType?: ContractOrderEntrustType;
  /** Proposed; first day of placing (GMT+8). Any day when left out. */
  startTime?: DateText;
  /** Proposed; last day of placing (GMT+8). */
  endTime?: DateText;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
