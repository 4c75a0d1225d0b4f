import type { AutoInvestOrder } from '#generated/models/auto-invest-order.ts'
import { AutoInvestOrderFailReason } from '#generated/models/auto-invest-order-fail-reason.ts'

export type FailReason = 'balance' | 'locked' | 'barred' | 'unknown'

/** Why a purchase failed; servers without the field leave it unknown. */
export function reasonOf({ failReason }: Pick<AutoInvestOrder, 'failReason'>): FailReason {
  if (failReason === AutoInvestOrderFailReason.BALANCE) return 'balance'
  if (failReason === AutoInvestOrderFailReason.WALLET_LOCKED) return 'locked'
  return failReason === AutoInvestOrderFailReason.MEMBER_BARRED ? 'barred' : 'unknown'
}
