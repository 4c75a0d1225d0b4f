/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type { DateTimeText } from './date-time-text.ts';
import type { Flag } from './flag.ts';

/**
 * Which protections are in place. The real-name state is verified when `realVerified` is 1, else under review when `realAuditing` is 1, else failed when there is a reject reason, else none.
 */
export type MemberSecurity = {
  /**
     * @minimum 10000
     * @maximum 99999999
     */
  id: number;
  /**
     * User name.
     * @nullable
     */
  username: string | null;
  /** When the account was made. */
  createTime: DateTimeText | null;
  /** 1 when the real name is verified. Null counts as 0. */
  realVerified: Flag | null;
  /** 1 when an e-mail address is bound. */
  emailVerified: Flag;
  /** 1 when a phone number is bound. */
  phoneVerified: Flag;
  /** 1 when a log-in password is set, which is always. */
  loginVerified: Flag;
  /** 1 when a fund password is set. */
  fundsVerified: Flag;
  /** 1 when at least one payment method is saved. Null counts as 0. */
  accountVerified: Flag | null;
  /** 1 while the real name is under review. Null counts as 0. */
  realAuditing: Flag | null;
  /**
     * Bound phone number, partly masked.
     * @nullable
     */
  mobilePhone: string | null;
  /**
     * Bound e-mail address, partly masked.
     * @nullable
     */
  email: string | null;
  /**
     * Real name, partly masked.
     * @nullable
     */
  realName: string | null;
  /**
     * ID number, masked.
     * @nullable
     */
  idCard: string | null;
  /**
     * Why the last real-name review failed.
     * @nullable
     */
  realNameRejectReason: string | null;
  /**
     * Address of the portrait.
     * @nullable
     */
  avatar: string | null;
  /** 1 when an authenticator is bound. Null counts as 0. */
  googleStatus: Flag | null;
  /**
     * Calling code of the bound phone. One server only.
     * @nullable
     */
  areaCode?: string | null;
};
