/**
 * Round numbers for the ticks of an axis, given as decimal text: floats are for pixels only, and 0.30000000000000004
 * is no tick.
 *
 *   ticksOf(low, high, count?): Decimal[]
 */
import { add, divide, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { isGreater, isLess, isNegative, isZero } from '#src/core/money/compare.ts'
import { type Decimal, decimal, fromUnits, toUnits, placesOf, ZERO } from '#src/core/money/decimal.ts'

const STEPS = ['1', '2', '2.5', '5', '10'].map(decimal)

/** Ticks at multiples of 1, 2, 2.5 or 5 times a power of ten, all between low and high, about `count` of them. */
export function ticksOf(low: Decimal, high: Decimal, count = 5): readonly Decimal[] {
  const span = subtract(high, low)
  if (isZero(span) || isNegative(span)) return [low]
  const step = stepFor(span, count)
  const ticks: Decimal[] = []
  for (let tick = firstAtLeast(low, step); !isGreater(tick, high); tick = add(tick, step)) ticks.push(tick)
  return ticks
}

/** The smallest round step that needs no more than `count` of them. */
function stepFor(span: Decimal, count: number): Decimal {
  let power = decimal('1')
  const most = decimal(String(count))
  while (isGreater(multiply(power, most), span))
    power = fromUnits(toUnits(power, placesOf(power)), placesOf(power) + 1)
  while (isLess(multiply(multiply(power, decimal('10')), most), span)) power = multiply(power, decimal('10'))
  const fits = STEPS.map((step) => multiply(power, step)).find(
    (step) => !isGreater(span, multiply(step, most)),
  )
  return fits ?? multiply(power, decimal('10'))
}

/** The first multiple of the step that is not below `low`. */
function firstAtLeast(low: Decimal, step: Decimal): Decimal {
  const whole = multiply(divide(low, step, 0), step)
  const first = isLess(whole, low) ? add(whole, step) : whole
  return isZero(first) ? ZERO : first
}
