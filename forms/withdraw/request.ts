import type { WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import type { CreateWithdrawalRequest } from '#generated/models/create-withdrawal-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `createWithdrawal`, with a memo if there is one. */
export function toRequest({ memo, money, ...rest }: WithdrawValue): CreateWithdrawalRequest {
  return { ...rest, money: decimal(money), ...(memo !== undefined && { memo }) }
}
