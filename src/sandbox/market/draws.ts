import type { Random } from '../kernel/random.ts'

/** Near-normal draw, mean 0 and deviation 1, by adding uniform ones: no logarithm, so it replays bit for bit. */
export function normal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += random.unit()
  return sum
}

/** Exponential draw, mean 1, by von Neumann's comparison of uniform ones: exact without a logarithm. */
function exponential(random: Random): number {
  for (let whole = 0; ; whole++) {
    const first = random.unit()
    let last = first
    let count = 1
    for (let next = random.unit(); next < last; next = random.unit()) {
      last = next
      count += 1
    }
    if (count % 2 === 1) return whole + first
  }
}

/**
 * Height that a random walk from `a` to `b` (deviation `sd` over its whole length) reaches above the higher of the
 * two. Math.sqrt is exact in IEEE arithmetic.
 */
export function overshoot(random: Random, a: number, b: number, sd: number): number {
  const gap = a - b
  const reach = (a + b + Math.sqrt(gap * gap + 2 * sd * sd * exponential(random))) / 2
  return Math.floor(reach - Math.max(a, b))
}

/**
 * Returns the weight with which such a walk reaches `level`, at or above both ends: 1 when it stands on it, falling to
 * 0 with distance.
 */
export function reachChance(a: number, b: number, sd: number, level: number): number {
  const distance = (2 * (level - a) * (level - b)) / (sd * sd + 1)
  return 1 / (1 + distance + (distance * distance) / 2 + (distance * distance * distance) / 6)
}
