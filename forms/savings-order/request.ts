import type { SavingsOrderValue } from '#generated/forms/savings-order/schema.ts'
import type { BuySavingsRequest } from '#generated/models/buy-savings-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `buySavings`, for a product. */
export const toRequest = (
  { amount }: SavingsOrderValue,
  aid: BuySavingsRequest['aid'],
): BuySavingsRequest => ({
  aid,
  amount: decimal(amount),
})
