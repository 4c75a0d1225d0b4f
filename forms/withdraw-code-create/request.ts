import type { WithdrawCodeCreateValue } from '#generated/forms/withdraw-code-create/schema.ts'
import type { CreateWithdrawCodeRequest } from '#generated/models/create-withdraw-code-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

export const toRequest = ({
  unit,
  amount,
  jyPassword,
}: WithdrawCodeCreateValue): CreateWithdrawCodeRequest => ({ unit, amount: decimal(amount), jyPassword })
