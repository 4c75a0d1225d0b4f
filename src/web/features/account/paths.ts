import type { Protection, Security } from './security.ts'

/** The screens of one concern; the first that is named leads on to the one that fits. */
export const PATHS = {
  overview: '/admin',
  realName: '/realName',
  phone: '/changePhone',
  email: '/changeEmail',
  loginPassword: '/changeLogin',
  setFund: '/setFund',
  changeFund: '/changeFund',
  retrieveFund: '/retrieveFund',
  changeGoogle: '/changeGoogle',
  removeGoogle: '/removeGoogle',
  merchant: '/identbusiness',
  payment: '/payment',
  api: '/api',
  ads: '/ad',
} as const

/** Returns the path at which a protection is set up or changed. */
export function pathOf(protection: Protection, { has }: Security): string {
  switch (protection) {
    case 'phone':
    case 'email':
      return PATHS[protection]
    case 'fundPassword':
      return has.fundPassword ? PATHS.changeFund : PATHS.setFund
    case 'authenticator':
      return PATHS.changeGoogle
    default:
      return protection satisfies never
  }
}
