import type { ContractSecondOrder } from '#generated/models/contract-second-order.ts'
import { ContractSecondOrderStatus } from '#generated/models/contract-second-order-status.ts'
import { ContractSecondOrderType } from '#generated/models/contract-second-order-type.ts'
import { negate } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import { type Decimal, ZERO } from '#src/core/money/decimal.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { directionOf, stateOf } from '../../stakes-wire/stake-codes.ts'
import type { Stake, StakeState } from '../../stakes/stake.ts'

/** An order for a second contract. */
export type SecondOrder = Stake & {
  /** Seconds that it runs, and its reward as a share of the stake. */
  readonly seconds: number
  readonly rate: Decimal
  readonly openPrice: Decimal
  /** Null before it ends. */
  readonly closePrice: Decimal | null
  readonly ends: Instant
}

/** Returns the change of the account by a settled order; of a running one its stake. */
function resultOf(order: ContractSecondOrder, state: StakeState): Decimal {
  if (state === 'running') return order.betAmount
  if (state === 'win') return order.winAmount ?? ZERO
  // A covered stake comes back.
  if (state === 'lose' && order.type !== ContractSecondOrderType.YES) return negate(order.betAmount)
  return ZERO
}

/** Converts an order of the wire. */
export function secondOrderOf(order: ContractSecondOrder): SecondOrder {
  const state = stateOf(order.result, order.status === ContractSecondOrderStatus.CANCELED)
  return {
    id: order.id,
    symbol: order.symbol,
    coin: order.coinSymbol,
    direction: directionOf(order.direction),
    placed: order.createTime,
    state,
    stake: order.betAmount,
    amount: resultOf(order, state),
    seconds: order.cycleLength,
    rate: order.cycleRate,
    openPrice: order.openPrice,
    closePrice: order.closePrice === null || isZero(order.closePrice) ? null : order.closePrice,
    ends: order.closeTime,
  }
}
