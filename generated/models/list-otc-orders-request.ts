/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which of the member's orders are wanted.
 */
export type ListOtcOrdersRequest = {
  /** Only those that stand there. */
  status: OtcOrderStatus;
  /** Only those whose number contains this. */
  orderSn?: OtcOrderNumber;
  /** Which page. */
  pageNo: PageNumber;
  /** Rows of the page. */
  pageSize: PageSize;
};
