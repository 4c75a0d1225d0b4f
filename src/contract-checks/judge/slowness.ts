import type { Violation } from './violation.ts'

/** Slow is what is slow every time. */
export function slowness(times: readonly number[], budget: number | undefined): Violation[] {
  const fastest = Math.min(...times)
  if (budget === undefined || times.length === 0 || fastest <= budget) return []
  const got = `${Math.ceil(fastest)} ms`
  return [{ at: '', rule: 'too-slow', expected: `${budget} ms`, got }]
}
