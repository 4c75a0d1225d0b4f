import { divide, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { min } from '#src/core/money/compare.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'

/** Schedule of a lock. */
export type ReleaseTerms = {
  /** Equal parts, or the same share of what is left each time. */
  readonly kind: 'equal' | 'proportional'
  /** That share; of no meaning for equal parts. */
  readonly share: Decimal
  /** Number of releases. */
  readonly periods: number
}

/** All that a lock releases: what was locked, so many times. */
export const releasedInAll = (locked: Decimal, times: Decimal): Decimal => truncate(multiply(locked, times))

/** The release after `done` others, of what is left of a total; the last one is all that is left. */
export function nextRelease(
  { kind, share, periods }: ReleaseTerms,
  total: Decimal,
  left: Decimal,
  done: number,
): Decimal {
  if (done + 1 >= periods) return left
  const part = kind === 'equal' ? divide(total, decimal(String(periods))) : truncate(multiply(left, share))
  return min(part, left)
}

/** All releases of a total, in their order. */
export function releasesOf(terms: ReleaseTerms, total: Decimal): readonly Decimal[] {
  const releases: Decimal[] = []
  let left = total
  for (let done = 0; done < terms.periods; done += 1) {
    const part = nextRelease(terms, total, left, done)
    releases.push(part)
    left = subtract(left, part)
  }
  return releases
}
