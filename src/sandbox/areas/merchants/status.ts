import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import type { State } from '../state.ts'

export const merchantStatus = (state: State, member: number): MerchantStatus =>
  state.merchants[member]?.status ?? MerchantStatus.NOT_CERTIFIED

/** While a refused return changes nothing, one under review already closes the booth. */
export const isMerchant = (state: State, member: number): boolean => {
  const status = merchantStatus(state, member)
  return status === MerchantStatus.VERIFIED || status === MerchantStatus.RETURN_FAILED
}
