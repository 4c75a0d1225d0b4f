import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { over, SCALE, times } from '#src/core/perpetual/units.ts'
import type { PerpetualContract } from '../holdings.ts'

/** A decimal in 10^-8, as core/perpetual counts. */
export const units = (value: Decimal): bigint => toUnits(truncate(value, SCALE), SCALE)

export const decimalOf = (value: bigint): Decimal => fromUnits(value, SCALE)

export const orNull = (value: bigint | null): Decimal | null => (value === null ? null : decimalOf(value))

/** Size of so many contracts, in 10^-8 of the contract's unit. */
export const sizeOf = (volume: Decimal, { faceValue }: PerpetualContract): bigint =>
  times(units(volume), units(faceValue))

/** Contracts of a size, in whole lots. */
export const contractsOf = (size: bigint, { faceValue, scales }: PerpetualContract): Decimal =>
  truncate(decimalOf(over(size, units(faceValue))), scales.amount)
