/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { OtcAccountData } from './otc-account-data.ts';

/**
 * How the seller is paid, in the form of older servers.
 */
export type OtcPayInfo = {
  /**
     * Real name of the seller.
     * @nullable
     */
  realName: string | null;
  /** Bank account. Null where the seller has none. */
  bankInfo?: OtcAccountData | null;
  /** Alipay account. Null where the seller has none. */
  alipay?: OtcAccountData | null;
  /** WeChat account. Null where the seller has none. */
  wechatPay?: OtcAccountData | null;
};
