import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive, max } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

type Fees = Pick<CoinNetwork, 'withdrawFee' | 'minWithdrawFee' | 'decimals'>

/** The fee of a withdrawal, in the coin: a share of the amount, at least the least, cut to the network's places. */
export const feeOf = (amount: Decimal, { withdrawFee, minWithdrawFee, decimals }: Fees): Decimal =>
  truncate(max(multiply(amount, withdrawFee), minWithdrawFee), decimals)

/** Returns the amount less the fee; null where nothing would be left. */
export function receivedOf(amount: Decimal, fees: Fees): Decimal | null {
  const received = subtract(amount, feeOf(amount, fees))
  return isPositive(received) ? received : null
}
