/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * An application.
 */
export type ApplyAsMerchantRequest = {
  /** The application as JSON text. */
  json: string;
  /** Number of the chosen deposit. */
  businessAuthDepositId: Id;
};
