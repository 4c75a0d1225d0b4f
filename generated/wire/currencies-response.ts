/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { Success } from './success.ts';

/**
 * Answer of listCurrencies.
 */
export type CurrenciesResponse = Success & {
  /**
     * The currencies. Never empty, US dollars are always among them.
     * @minItems 1
     * @maxItems 8
     */
  data: Currency[];
};
