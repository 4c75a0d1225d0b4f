import type { SwapMarginValue } from '#generated/forms/swap-margin/schema.ts'
import type { AdjustSwapMarginRequest } from '#generated/models/adjust-swap-margin-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `adjustSwapMargin`. */
export const toRequest = ({ type, principal }: SwapMarginValue, positionId: Id): AdjustSwapMarginRequest => ({
  positionId,
  type,
  principal: decimal(principal),
})
