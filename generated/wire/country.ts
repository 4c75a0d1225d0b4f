/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts';

/**
 * A country that accounts may belong to.
 */
export type Country = {
  /**
     * Chinese name, and the key by which requests name the country.
     * @minLength 1
     */
  zhName: string;
  /** English name. */
  enName: string;
  /**
     * International calling code in digits.
     * @pattern [0-9]{1,6}
     */
  areaCode: string;
  /** Language commonly spoken there, such as en_US. */
  language: string;
  /** Currency code, such as USD. */
  localCurrency: string;
  /**
     * Place in lists, small first.
     * @maximum 9999
     */
  sort: number;
  /**
     * Address of the flag. Absent in older servers.
     * @nullable
     */
  countryImageUrl?: string | null;
  /**
     * Name in the language of the request. Absent in older servers, which leave the choice between zhName and enName to the reader.
     * @nullable
     */
  name?: string | null;
  /** 1 where the country is no longer offered. One server only. */
  delFlag?: Flag;
};
