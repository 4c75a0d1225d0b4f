import type { Prerequisite } from '#src/web/client/member-facts.ts'
import {
  CHANGE_EMAIL_PATH,
  CHANGE_PHONE_PATH,
  LOG_IN_PATH,
  MERCHANT_PATH,
  PAYMENT_METHODS_PATH,
  REAL_NAME_PATH,
  SET_FUND_PASSWORD_PATH,
} from '#src/web/paths/paths.ts'

/** The screen on which each prerequisite is got. */
export const prerequisiteLinks: Readonly<Record<Prerequisite, string>> = {
  login: LOG_IN_PATH,
  'real-name': REAL_NAME_PATH,
  phone: CHANGE_PHONE_PATH,
  email: CHANGE_EMAIL_PATH,
  'fund-password': SET_FUND_PASSWORD_PATH,
  'payment-method': PAYMENT_METHODS_PATH,
  merchant: MERCHANT_PATH,
}
