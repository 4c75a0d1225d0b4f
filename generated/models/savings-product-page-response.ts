/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { SavingsProductPage } from './savings-product-page.ts';
import type { Success } from './success.ts';

/**
 * Products with a fixed term.
 */
export type SavingsProductPageResponse = Success & {
  /** A page of them. */
  data: SavingsProductPage;
};
