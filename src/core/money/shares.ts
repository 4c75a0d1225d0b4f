import { type Decimal, fromUnits, placesOf, toUnits } from './decimal.ts'

const WHOLE = 100n

/**
 * Shares of a whole in per cent with `places` decimal places, which add up to exactly 100. Each share is cut; the
 * last units that are missing go to the largest remainders, the first of equal ones first. No share where the parts
 * add up to nothing.
 * @throws RangeError for a negative part, which has no share
 */
export function sharesOf(parts: readonly Decimal[], places = 1): readonly Decimal[] {
  const scale = Math.max(0, ...parts.map(placesOf))
  const units = parts.map((part) => toUnits(part, scale))
  if (units.some((part) => part < 0n)) throw new RangeError('a negative part has no share')
  const sum = units.reduce((so, part) => so + part, 0n)
  if (sum === 0n) return parts.map(() => fromUnits(0n, places))
  const whole = WHOLE * 10n ** BigInt(places)
  const cut = units.map((part) => ({ share: (part * whole) / sum, rest: (part * whole) % sum }))
  const missing = whole - cut.reduce((so, { share }) => so + share, 0n)
  const larger = cut
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))
  const lucky = new Set(larger.slice(0, Number(missing)).map(({ index }) => index))
  return cut.map(({ share }, index) => fromUnits(lucky.has(index) ? share + 1n : share, places))
}
