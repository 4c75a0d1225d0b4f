/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ChatHistoryRequestSortFiled } from './chat-history-request-sort-filed.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { PageNumber } from './page-number.ts';
import type { PageSize } from './page-size.ts';

/**
 * Which messages are wanted. Public servers ask for both members; who asks is known by the token all the same.
 */
export type ChatHistoryRequest = {
  /** Number of the order. */
  orderId: OtcOrderNumber;
  /**
     * Number of the other member.
     * @pattern [0-9]{1,20}
     */
  uidTo?: string;
  /**
     * Number of the reader.
     * @pattern [0-9]{1,20}
     */
  uidFrom?: string;
  /** Messages of the page. 20 when left out. */
  limit?: PageSize;
  /** Which page. The first, which has the newest messages, when left out. */
  page?: PageNumber;
  /** Field by which they are sorted, spelled this way. sendTime when left out. */
  sortFiled?: ChatHistoryRequestSortFiled;
};
