import { fromUnits, toText } from '#src/money/decimal.ts'
import { findCoin } from '../data/coins.ts'

/** Units of a coin as they travel: decimal text. */
export const amountText = (units: bigint, unit: string): string =>
  toText(fromUnits(units, findCoin(unit)?.scale ?? 0))
