import type { WithdrawCodeRedeemValue } from '#generated/forms/withdraw-code-redeem/schema.ts'
import type { WithdrawCodeRequest } from '#generated/models/withdraw-code-request.ts'

export const toRequest = ({ withdrawCode }: WithdrawCodeRedeemValue): WithdrawCodeRequest => ({
  withdrawCode,
})
