/** Whole powers of two that a double holds, by their exponent less `LOWEST`: each is the exact double of the one before. */
const LOWEST = -1000
const powers = new Float64Array(2001)
powers[0] = 1
for (let halvings = 0; halvings < -LOWEST; halvings++) powers[0] = (powers[0] ?? 0) / 2
for (let index = 1; index < powers.length; index++) powers[index] = (powers[index - 1] ?? 0) * 2

/**
 * e to the power of `x`, to nine digits; 0 below -690, x at most 690. Math.exp may differ between machines by its last
 * bit; additions and multiplications do not.
 */
export function exp(x: number): number {
  if (x < -690) return 0
  const doublings = Math.floor(x / Math.LN2 + 0.5)
  const r = x - doublings * Math.LN2
  const series =
    1 +
    r *
      (1 +
        (r / 2) * (1 + (r / 3) * (1 + (r / 4) * (1 + (r / 5) * (1 + (r / 6) * (1 + (r / 7) * (1 + r / 8)))))))
  return series * (powers[doublings - LOWEST] ?? 0)
}
