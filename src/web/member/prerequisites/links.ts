import type { Prerequisite } from './missing.ts'

/** The screen on which each prerequisite is got. */
export const prerequisiteLinks: Readonly<Record<Prerequisite, string>> = {
  login: '/Login',
  realName: '/realName',
  phone: '/changePhone',
  fundPassword: '/setFund',
  paymentMethod: '/payment',
  merchant: '/identbusiness',
}
