/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ConvertOrderPage } from './convert-order-page.ts';
import type { Success } from './success.ts';

/**
 * Answer of listConversions.
 */
export type ConversionsResponse = Success & {
  /** A page of conversions. */
  data: ConvertOrderPage;
};
