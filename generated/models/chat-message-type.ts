/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * 0 a notice that the order has changed, 1 a message of a member.
 */
export type ChatMessageType = typeof ChatMessageType[keyof typeof ChatMessageType];


export const ChatMessageType = {
  NOTICE: 0,
  NORMAL_CHAT: 1,
} as const;
