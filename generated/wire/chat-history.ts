/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ChatMessage } from './chat-message.ts';

/**
 * A page of the messages of an order, newest first.
 */
export type ChatHistory = {
  /**
     * Which page this is.
     * @minimum 0
     * @maximum 9999
     */
  currentPage: number;
  /**
     * Number of pages.
     * @minimum 0
     * @maximum 9999
     */
  totalPage: number;
  /**
     * Messages of this page.
     * @minimum 0
     * @maximum 9999
     */
  currentCount: number;
  /**
     * Number of all messages.
     * @minimum 0
     * @maximum 9999
     */
  totalCount: number;
  /**
     * The messages. Empty when there are none or the page lies behind the last.
     * @minItems 1
     * @maxItems 8
     */
  data: ChatMessage[];
};
