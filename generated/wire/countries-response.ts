/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Country } from './country.ts';
import type { Success } from './success.ts';

/**
 * Answer of listCountries.
 */
export type CountriesResponse = Success & {
  /**
     * Countries in their order. Never empty, since a registration needs one.
     * @minItems 1
     * @maxItems 8
     */
  data: Country[];
};
