import type { LimitTable } from '../http/handler.ts'
import { adLimits } from './ads/limits.ts'
import { convertLimits } from './convert/limits.ts'
import { spotLimits } from './spot/limits.ts'
import { transferLimits } from './transfers/limits.ts'
import { withdrawalLimits } from './withdrawals/limits.ts'
import { withdrawCodeLimits } from './withdraw-codes/limits.ts'

/** The limits of requests by operation, as the areas tell them. */
export const limits: LimitTable = {
  ...adLimits,
  ...convertLimits,
  ...spotLimits,
  ...transferLimits,
  ...withdrawalLimits,
  ...withdrawCodeLimits,
}
