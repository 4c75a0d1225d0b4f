/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { ExchangeOrderDetail } from './exchange-order-detail.ts';

/**
 * Fills of an order, oldest first. Empty before the first.
 * @minItems 1
 * @maxItems 8
 */
export type ExchangeOrderDetails = ExchangeOrderDetail[];
