import {
  AUTHENTICATOR_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_FUND_PASSWORD_PATH,
  CHANGE_PHONE_PATH,
  SET_FUND_PASSWORD_PATH,
} from '#src/web/paths/paths.ts'
import type { Protection, Security } from './security.ts'

/** Returns the screen on which a protection is set up or changed. */
export function pathOf(protection: Protection, { has }: Security): string {
  switch (protection) {
    case 'phone':
      return CHANGE_PHONE_PATH
    case 'email':
      return CHANGE_EMAIL_PATH
    case 'fundPassword':
      return has.fundPassword ? CHANGE_FUND_PASSWORD_PATH : SET_FUND_PASSWORD_PATH
    case 'authenticator':
      return AUTHENTICATOR_PATH
    default:
      return protection satisfies never
  }
}
