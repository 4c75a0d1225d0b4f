import type { PerpetualArithmetic } from '../arithmetic.ts'
import { bankruptcyPrice, headroomOf, headroomOfMoney } from './headroom.ts'
import { averagePrice, closed, costAfterProfit, unrealisedProfit } from './position.ts'
import {
  feeOf,
  fundingOf,
  initialMargin,
  maintenanceMargin,
  maximumOpenable,
  notionalOf,
  openingCost,
  sizeWorth,
} from './value.ts'

/** Arithmetic of contracts that are settled in their quote coin, whose notional values are money. */
export const linearArithmetic: PerpetualArithmetic = {
  notionalOf,
  sizeWorth,
  amountOf: (notional) => notional,
  initialMargin,
  maintenanceMargin,
  feeOf,
  openingCost,
  fundingOwed(direction, notional, rate) {
    const paidByLong = fundingOf(notional, rate)
    return direction === 'long' ? paidByLong : -paidByLong
  },
  maximumOpenable,
  averagePrice,
  unrealisedProfit,
  closed,
  costAfterProfit,
  bankruptcyPrice,
  headroomOf,
  headroomOfMoney,
}
