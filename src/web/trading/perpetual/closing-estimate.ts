import { subtract } from '#src/core/money/arithmetic.ts'
import { isGreater, isPositive } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import type { Closing, PerpetualContract, PerpetualMath, Position } from './holdings.ts'

/** Outcome of an order that closes, filled as a whole at one price; money is counted in that of the contract. */
export type ClosingEstimate = Closing & {
  readonly price: Decimal
  /** Profit after the fee. */
  readonly brings: Decimal
  /** Contracts that the position keeps. */
  readonly stays: Decimal
}

/** Estimates a closing; null without a price or a volume, and for more than is held. */
export function estimateClosing(
  position: Position,
  contract: PerpetualContract,
  { volume, price }: { readonly volume: Decimal | null; readonly price: Decimal | null },
  { close }: Pick<PerpetualMath, 'close'>,
): ClosingEstimate | null {
  if (volume === null || price === null || !isPositive(volume) || !isPositive(price)) return null
  if (isGreater(volume, position.volume)) return null
  const closing = close(position, contract, { volume, price })
  return {
    ...closing,
    price,
    brings: subtract(closing.profit, closing.fee),
    stays: subtract(position.volume, volume),
  }
}
