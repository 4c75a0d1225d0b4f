import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { findCoin } from './coins.ts'

/** Units of a coin as they travel: decimal text. */
export const amountText = (units: bigint, unit: string): string =>
  toText(fromUnits(units, findCoin(unit)?.scale ?? 0))
