import { add, divide, multiply, negate, subtract, sum, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, ONE, placesOf, toUnits, ZERO } from '#src/core/money/decimal.ts'
import type { Outcome } from './outcome.ts'
import { type Payout, RETURNED } from './payout.ts'

/** Terms of bets on rounds of options. */
export type OptionTerms = {
  /** Reward as a share of the stake. */
  readonly odds: Decimal
  /** Fee beside the stake, as a share of it. */
  readonly feeRate: Decimal
  /** Fee on the reward, as a share of it. */
  readonly rewardFeeRate: Decimal
  /** Decimals of stakes and of their fees. */
  readonly places: number
  /** True where a price that did not move loses stake and fee; otherwise both come back. */
  readonly isTieLost: boolean
}

/** Milliseconds before the end of betting from which on the exchange takes no bet: one on its way would be late. */
export const CLOSING_MS = 3000

/** Decimals of a reward. */
const REWARD_PLACES = 4

/** Fee beside a stake, cut. */
export const betFee = (stake: Decimal, { feeRate, places }: OptionTerms): Decimal =>
  truncate(multiply(stake, feeRate), places)

/** Stake and fee together: what a bet takes from the account. */
export const betCost = (stake: Decimal, terms: OptionTerms): Decimal => add(stake, betFee(stake, terms))

/** Money that a bet moves when it is settled. */
export function betPayout(stake: Decimal, outcome: Outcome, terms: OptionTerms): Payout {
  if (outcome === 'cancelled' || (outcome === 'tied' && !terms.isTieLost)) return RETURNED
  const fee = betFee(stake, terms)
  if (outcome !== 'win') return { ...RETURNED, fee, net: negate(add(stake, fee)) }
  const reward = truncate(multiply(stake, terms.odds), REWARD_PLACES)
  const rewardFee = truncate(multiply(reward, terms.rewardFeeRate))
  return { reward, rewardFee, fee, net: subtract(reward, sum([fee, rewardFee])) }
}

/** The largest stake, with as many decimals as stakes have, that a balance pays together with its fee. */
export function affordableStake(balance: Decimal, { feeRate, places }: OptionTerms): Decimal {
  const units = toUnits(truncate(balance, places), places)
  if (units <= 0n) return ZERO
  // The fee is cut: stake + cut(stake · rate) <= units exactly where stake · (1 + rate) < units + 1.
  const scale = placesOf(feeRate)
  const one = 10n ** BigInt(scale)
  return fromUnits(((units + 1n) * one - 1n) / (one + toUnits(feeRate, scale)), places)
}

/** Share of bets that have to be won so that nothing is lost in the long run, ties left aside. */
export const betBreakEven = ({ odds, feeRate, rewardFeeRate }: OptionTerms): Decimal =>
  divide(add(ONE, feeRate), add(ONE, multiply(odds, subtract(ONE, rewardFeeRate))))
