import {
  CHANGE_PHONE_PATH,
  LOG_IN_PATH,
  MERCHANT_PATH,
  PAYMENT_METHODS_PATH,
  REAL_NAME_PATH,
  SET_FUND_PASSWORD_PATH,
} from '#src/web/paths/paths.ts'
import type { Prerequisite } from './missing.ts'

/** The screen on which each prerequisite is got. */
export const prerequisiteLinks: Readonly<Record<Prerequisite, string>> = {
  login: LOG_IN_PATH,
  realName: REAL_NAME_PATH,
  phone: CHANGE_PHONE_PATH,
  fundPassword: SET_FUND_PASSWORD_PATH,
  paymentMethod: PAYMENT_METHODS_PATH,
  merchant: MERCHANT_PATH,
}
