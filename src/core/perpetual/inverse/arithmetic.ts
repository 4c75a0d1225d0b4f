import type { PerpetualArithmetic } from '../arithmetic.ts'
import { bankruptcyPrice, headroomOf, headroomOfMoney } from './headroom.ts'
import { averagePrice, closed, costAfterProfit, unrealisedProfit } from './position.ts'
import {
  amountOf,
  feeOf,
  fundingOwed,
  initialMargin,
  maintenanceMargin,
  maximumOpenable,
  notionalOf,
  openingCost,
  sizeWorth,
} from './value.ts'

/** Arithmetic of contracts that are settled in the traded coin. */
export const inverseArithmetic: PerpetualArithmetic = {
  notionalOf,
  sizeWorth,
  amountOf,
  initialMargin,
  maintenanceMargin,
  feeOf,
  openingCost,
  fundingOwed,
  maximumOpenable,
  averagePrice,
  unrealisedProfit,
  closed,
  costAfterProfit,
  bankruptcyPrice,
  headroomOf,
  headroomOfMoney,
}
