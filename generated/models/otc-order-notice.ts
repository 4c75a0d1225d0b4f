/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcOrderNumber } from './otc-order-number.ts';
import type { OtcOrderStatus } from './otc-order-status.ts';

/**
 * An order of the reader that has changed.
 */
export type OtcOrderNotice = {
  /** Number of the order. */
  orderId: OtcOrderNumber;
  /** Where it stands now. */
  status: OtcOrderStatus;
  /**
     * The same as text.
     * @nullable
     */
  content: string | null;
  /**
     * Number of the member who changed it, as text. Null or absent where nobody did.
     * @nullable
     */
  uidFrom?: string | null;
  /**
     * User name of the member who changed it. Null or absent where nobody did.
     * @nullable
     */
  nameFrom?: string | null;
};
