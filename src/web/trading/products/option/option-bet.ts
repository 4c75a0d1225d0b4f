import type { ContractOptionOrder } from '#generated/models/contract-option-order.ts'
import { ContractOptionOrderStatus } from '#generated/models/contract-option-order-status.ts'
import { add, negate, subtract, sum } from '#src/core/money/arithmetic.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import { isZero } from '#src/core/money/compare.ts'
import { directionOf, stateOf } from '../../stakes-wire/stake-codes.ts'
import type { Stake, StakeState } from '../../stakes/stake.ts'

/** A bet on a round. */
export type OptionBet = Stake & {
  readonly roundId: string
  readonly roundNumber: number
  readonly fee: Decimal
  /** Null for a bet that has not won. */
  readonly winFee: Decimal | null
}

/** Converts a bet of the wire. */
export function optionBetOf(bet: ContractOptionOrder): OptionBet {
  const { betAmount, fee, direction, baseSymbol } = bet
  const state = stateOf(bet.result, bet.status === ContractOptionOrderStatus.CANCELED)
  const winFee = bet.winFee === null || isZero(bet.winFee) ? null : bet.winFee
  const amounts: Readonly<Record<StakeState, Decimal>> = {
    running: add(betAmount, fee),
    win: subtract(bet.rewardAmount ?? ZERO, sum([fee, winFee ?? ZERO])),
    lose: negate(add(betAmount, fee)),
    // Of a lost tie nothing on the wire tells.
    tied: ZERO,
    cancelled: ZERO,
  }
  return {
    id: bet.id,
    symbol: bet.symbol,
    coin: baseSymbol,
    placed: bet.createTime,
    state,
    amount: amounts[state],
    roundId: bet.optionId,
    roundNumber: bet.optionNo,
    direction: directionOf(direction),
    stake: betAmount,
    fee,
    winFee,
  }
}
