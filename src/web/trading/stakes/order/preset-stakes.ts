import { isLess } from '#src/core/money/compare.ts'
import { type Decimal, fromUnits, placesOf, toUnits } from '#src/core/money/decimal.ts'

const COUNT = 5
const STEPS = [1n, 2n, 5n]

/** Returns up to five round stakes from the least to the most, the first and the last of them. */
export function presetStakes(least: Decimal, most: Decimal): readonly Decimal[] {
  if (!isLess(least, most)) return [least]
  const round = roundStakes(least, most)
  const last = round.length - 1
  if (last < COUNT) return round
  const chosen = Array.from({ length: COUNT }, (_none, at) => round[Math.floor((at * last) / (COUNT - 1))])
  return chosen.filter((stake) => stake !== undefined)
}

/** The least, the most, and 1, 2 and 5 times the powers of ten between them. */
function roundStakes(least: Decimal, most: Decimal): readonly Decimal[] {
  const scale = Math.max(placesOf(least), placesOf(most))
  const end = toUnits(most, scale)
  const between: Decimal[] = []
  for (let power = 1n; power <= end; power *= 10n)
    for (const step of STEPS) between.push(fromUnits(power * step, scale))
  const inside = between.filter((stake) => isLess(least, stake) && isLess(stake, most))
  return [least, ...inside, most]
}
