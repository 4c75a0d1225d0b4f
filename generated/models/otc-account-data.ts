/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * Data of one account. Each kind of account has some of them.
 */
export type OtcAccountData = {
  /**
     * Name of the bank.
     * @nullable
     */
  bank?: string | null;
  /**
     * Branch of the bank.
     * @nullable
     */
  branch?: string | null;
  /**
     * Number of the bank account.
     * @nullable
     */
  cardNo?: string | null;
  /**
     * Name of the Alipay account.
     * @nullable
     */
  aliNo?: string | null;
  /**
     * Picture to pay by Alipay.
     * @nullable
     */
  qrCodeUrl?: string | null;
  /**
     * Name of the WeChat account.
     * @nullable
     */
  wechat?: string | null;
  /**
     * Picture to pay by WeChat.
     * @nullable
     */
  qrWeCodeUrl?: string | null;
};
