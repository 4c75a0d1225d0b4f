import type { SwapLeverageValue } from '#generated/forms/swap-leverage/schema.ts'
import type { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import type { SetSwapLeverageRequest } from '#generated/models/set-swap-leverage-request.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `setSwapLeverage`. */
export const toRequest = (
  { leverage }: SwapLeverageValue,
  side: { readonly contractCoinId: Id; readonly direction: ContractOrderDirection },
): SetSwapLeverageRequest => ({ ...side, leverage: decimal(leverage) })
