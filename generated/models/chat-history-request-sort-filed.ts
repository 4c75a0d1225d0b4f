/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Field by which they are sorted, spelled this way. sendTime when left out.
 */
export type ChatHistoryRequestSortFiled = typeof ChatHistoryRequestSortFiled[keyof typeof ChatHistoryRequestSortFiled];


export const ChatHistoryRequestSortFiled = {
  sendTime: 'sendTime',
} as const;
