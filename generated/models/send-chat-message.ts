/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ChatMessageType } from './chat-message-type.ts';
import type { OtcOrderNumber } from './otc-order-number.ts';

/**
 * A message for the other member of an order. A server knows the sender by the token of CONNECT; public servers believe `uidFrom` and `nameFrom`.
 */
export type SendChatMessage = {
  /** Number of the order. */
  orderId: OtcOrderNumber;
  /**
     * Number of the sender, as text.
     * @pattern ^\d{1,20}$
     */
  uidFrom: string;
  /**
     * Number of the other member, as text.
     * @pattern ^\d{1,20}$
     */
  uidTo: string;
  /**
     * User name of the sender.
     * @maxLength 64
     */
  nameFrom: string;
  /**
     * User name of the other member.
     * @maxLength 64
     */
  nameTo: string;
  /**
     * Plain text.
     * @minLength 1
     * @maxLength 500
     */
  content: string;
  /** 1. Public servers take 0 from clients that have changed the order and pass it on; others send notices themselves and ignore it. */
  messageType: ChatMessageType;
};
