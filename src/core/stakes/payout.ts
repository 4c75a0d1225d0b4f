import { type Decimal, ZERO } from '#src/core/money/decimal.ts'

/** Money that a settled stake moves, all in its coin. */
export type Payout = {
  /** Comes from the exchange beside the stake. */
  readonly reward: Decimal
  /** Fee on the reward, kept from it. */
  readonly rewardFee: Decimal
  /** Fee beside the stake; 0 where it is given back. */
  readonly fee: Decimal
  /** Change of the account by all of it, below 0 for a loss. */
  readonly net: Decimal
}

/** Payout of a stake that is given back with its fee. */
export const RETURNED: Payout = { reward: ZERO, rewardFee: ZERO, fee: ZERO, net: ZERO }
