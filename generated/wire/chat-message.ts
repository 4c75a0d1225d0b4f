/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ChatMessageType } from './chat-message-type.ts';
import type { DateTimeText } from './date-time-text.ts';
import type { EpochMillis } from './epoch-millis.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';

/**
 * A message in the chat of an order.
 */
export type ChatMessage = {
  /** Number of the order. */
  orderId: OtcOrderNumber;
  /** Number of the member who sent it, as text; of a notice, who changed the order, empty where nobody did. */
  uidFrom: string;
  /** Number of the member who reads it, as text; empty where both do. */
  uidTo: string;
  /**
     * User name of who sent it. Null where nobody did.
     * @nullable
     */
  nameFrom: string | null;
  /**
     * User name of who reads it. Null or absent in some servers.
     * @nullable
     */
  nameTo?: string | null;
  /** Plain text. Notices are in the language of whoever reads them, or in one for all. */
  content: string;
  /** Notice or message. */
  messageType: ChatMessageType;
  /** When. */
  sendTime: EpochMillis;
  /** The same as text. Null or absent in some servers. */
  sendTimeStr?: DateTimeText | null;
  /**
     * Portrait of who sent it. Null or absent in some servers.
     * @nullable
     */
  fromAvatar?: string | null;
};
