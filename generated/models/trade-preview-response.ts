/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Success } from './success.ts';
import type { TradePreview } from './trade-preview.ts';

/**
 * Answer of previewTrade.
 */
export type TradePreviewResponse = Success & {
  /** What a customer should know. */
  data: TradePreview;
};
