import { toText } from '#src/core/money/decimal.ts'
import type { LimitsOf } from '#src/web/forms/live.ts'
import type { LeverageLimit, Leverages } from './ordering.ts'

/** Returns the limits of the contract's rules: the multiples of its list, or the whole ones of its range. */
export function leverageLimits(leverages: Leverages): LimitsOf<LeverageLimit> {
  if (leverages.kind === 'range')
    return {
      leveragePattern: String.raw`^\d+(?:\.0+)?$`,
      minLeverage: toText(leverages.least),
      maxLeverage: toText(leverages.most),
    }
  const all = leverages.all.map((each) => toText(each).replace('.', String.raw`\.`)).join('|')
  return { leveragePattern: String.raw`^(?:${all})(?:\.0+)?$`, minLeverage: null, maxLeverage: null }
}
