import { parseDecimal, placesOf, toUnits } from '#src/core/money/decimal.ts'

/** Returns true when every multiple of `large` is one of `small`, computed without floating point. */
export function isStepOf(large: number, small: number): boolean {
  const [a, b] = [parseDecimal(String(large)), parseDecimal(String(small))]
  if (a === null || b === null) return false
  const scale = Math.max(placesOf(a), placesOf(b))
  const step = toUnits(b, scale)
  return step !== 0n && toUnits(a, scale) % step === 0n
}
