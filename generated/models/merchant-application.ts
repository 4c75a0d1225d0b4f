/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { CoinUnit } from './coin-unit.ts';
import type { IdentityImageUrl } from './identity-image-url.ts';

/**
 * Data of an application.
 */
export type MerchantApplication = {
  /**
     * Phone number.
     * @minLength 1
     * @maxLength 32
     */
  telno: string;
  /**
     * WeChat name. Left out where people have none.
     * @minLength 1
     * @maxLength 64
     */
  wechat?: string;
  /**
     * QQ number. Left out where people have none.
     * @minLength 1
     * @maxLength 32
     */
  qq?: string;
  /** Coin of the chosen deposit. */
  coinSymbol: CoinUnit;
  /** Picture that shows the applicant's means. */
  assetData: IdentityImageUrl;
  /** Picture that shows the applicant's trades. */
  tradeData: IdentityImageUrl;
};
