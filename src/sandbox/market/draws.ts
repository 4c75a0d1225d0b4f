import type { Random } from '../kernel/random.ts'

/** Near-normal draw, mean 0 and deviation 1, by adding uniform ones: no logarithm, so it replays bit for bit. */
export function normal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += random.unit()
  return sum
}
