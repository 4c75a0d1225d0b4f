import { faker } from '@faker-js/faker'

/** The day that mocked dates are counted from: a fixed one, so that the same question has the same answer. */
const referenceDate = '2026-01-01T00:00:00Z'

/** A 32-bit hash of what was asked (FNV-1a): the same call draws the same answer in every browser. */
export function seedOf(...parts: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const character of parts.join('\n')) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Draws with faker seeded anew. Drawing is synchronous, so calls that are answered at the same time
 * do not take numbers from each other.
 */
export function withSeed<T>(seed: number, draw: () => T): T {
  faker.seed(seed)
  faker.setDefaultRefDate(referenceDate)
  return draw()
}
