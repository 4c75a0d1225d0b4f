import { add } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { type Decimal, fromUnits } from '#src/core/money/decimal.ts'
import type { PerpetualArithmetic } from '#src/core/perpetual/arithmetic.ts'
import type { Mean } from '../../form/market-estimate.ts'
import type { OpeningMath } from '../form/ordering.ts'
import type { PerpetualContract } from '../holdings.ts'
import { contractsOf, decimalOf, sizeOf, units } from './contract-units.ts'

/** Makes the arithmetic of opening for a kind of contracts, linear or inverse. */
export function openingMath(arithmetic: PerpetualArithmetic, mean: Mean): OpeningMath {
  const { amountOf, averagePrice, feeOf, initialMargin, maximumOpenable, notionalOf, sizeWorth } = arithmetic
  const notional = (contract: PerpetualContract, volume: Decimal, price: Decimal): bigint =>
    notionalOf(sizeOf(volume, contract), units(price))
  return {
    mean,
    costOf({ contract, openFee }, { volume, price, leverage }) {
      const value = notional(contract, volume, price)
      return {
        value: decimalOf(amountOf(value)),
        margin: decimalOf(initialMargin(value, units(leverage))),
        fee: decimalOf(feeOf(value, units(openFee))),
      }
    },
    affordable({ contract, openFee }, usable, { price, leverage }) {
      const size = maximumOpenable(units(usable), {
        price: units(price),
        leverage: units(leverage),
        feeRate: units(openFee),
        lot: sizeOf(fromUnits(1n, contract.scales.amount), contract),
      })
      return contractsOf(size, contract)
    },
    volumeWorth: (contract, value, price) =>
      isPositive(price) ? contractsOf(sizeWorth(units(value), units(price)), contract) : null,
    valueOf(contract, volume, price) {
      const [size, at] = [sizeOf(volume, contract), units(price)]
      const value = amountOf(notionalOf(size, at))
      // Counted back it is the same volume, though a cut value is worth a little less.
      return decimalOf(sizeWorth(value, at) < size ? value + 1n : value)
    },
    averageOf(contract, held, { volume, price }) {
      const cost = notional(contract, held.volume, held.entry) + notional(contract, volume, price)
      return decimalOf(averagePrice({ cost, size: sizeOf(add(held.volume, volume), contract) }))
    },
  }
}
