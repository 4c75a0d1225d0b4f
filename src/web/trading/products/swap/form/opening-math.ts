import { add, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { averagePrice } from '#src/core/perpetual/linear/position.ts'
import { feeOf, initialMargin, maximumOpenable, notionalOf } from '#src/core/perpetual/linear/value.ts'
import { over, SCALE, times } from '#src/core/perpetual/units.ts'
import type { OpeningMath } from '../../../perpetual/form/ordering.ts'
import type { PerpetualContract } from '../../../perpetual/holdings.ts'

const units = (value: Decimal): bigint => toUnits(truncate(value, SCALE), SCALE)
const decimalOf = (value: bigint): Decimal => fromUnits(value, SCALE)

const coins = (volume: Decimal, { faceValue }: PerpetualContract): bigint =>
  times(units(volume), units(faceValue))

/** Coins of the smallest volume. */
const lotOf = ({ faceValue, scales }: PerpetualContract): bigint =>
  times(units(faceValue), units(fromUnits(1n, scales.amount)))

const contractsOf = (size: bigint, { faceValue, scales }: PerpetualContract): Decimal =>
  truncate(decimalOf(over(size, units(faceValue))), scales.amount)

const notional = (contract: PerpetualContract, volume: Decimal, price: Decimal): bigint =>
  notionalOf(coins(volume, contract), units(price))

/** Arithmetic of opening contracts that are settled in their quote coin. */
export const linearOpeningMath: OpeningMath = {
  costOf({ contract, openFee }, { volume, price, leverage }) {
    const value = notional(contract, volume, price)
    return {
      value: decimalOf(value),
      margin: decimalOf(initialMargin(value, units(leverage))),
      fee: decimalOf(feeOf(value, units(openFee))),
    }
  },
  affordable({ contract, openFee }, usable, { price, leverage }) {
    const size = maximumOpenable(units(usable), {
      price: units(price),
      leverage: units(leverage),
      feeRate: units(openFee),
      lot: lotOf(contract),
    })
    return contractsOf(size, contract)
  },
  volumeWorth: (contract, value, price) =>
    isPositive(price) ? contractsOf(over(units(value), units(price)), contract) : null,
  valueOf: (contract, volume, price) => decimalOf(notional(contract, volume, price)),
  averageOf(contract, held, { volume, price }) {
    const cost = notional(contract, held.volume, held.entry) + notional(contract, volume, price)
    const average = averagePrice({ cost, size: coins(add(held.volume, volume), contract) })
    return decimalOf(average)
  },
}
