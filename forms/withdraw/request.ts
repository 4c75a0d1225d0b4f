import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { CreateWithdrawalRequest } from '#generated/models/create-withdrawal-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** What stands in the form; a memo only where there is one (operation `createWithdrawal`). */
export function toRequest({ memo, money, ...rest }: WithdrawValue): CreateWithdrawalRequest {
  return { ...rest, money: decimal(money), ...(memo !== undefined && { memo }) }
}
