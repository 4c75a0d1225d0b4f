import { multiply } from './arithmetic.ts'
import { type Decimal, decimal } from './decimal.ts'

const HUNDRED = decimal('100')

/** A share as a number of per cent, exact: 0.0183 is 1.83. How it is written, see `percentText` in src/core/money/percent-text.ts. */
export const toPercent = (share: Decimal): Decimal => multiply(share, HUNDRED)
