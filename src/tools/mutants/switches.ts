/** The state of instrumented code in the process of its tests. */
import { relative } from 'node:path'
import type { RunnerTestCase } from 'vitest'

/** Names and meanings are those of @stryker-mutator/instrumenter. */
export type Switches = {
  activeMutant: string
  currentTestId: string | undefined
  /** Times that the active mutant was run into, and may be before it throws. */
  hitCount: number
  hitLimit: number
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** A value that is no mutant's id: none is on. */
export const NO_MUTANT = ''

export const switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {
  activeMutant: NO_MUTANT,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: Number.POSITIVE_INFINITY,
  mutantCoverage: { static: {}, perTest: {} },
})

const root = process.cwd()

/** File and full title of a test. */
export function keyOf(test: RunnerTestCase): string {
  const names = [test.name]
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name)
  return `${relative(root, test.file.filepath)}#${names.join(' > ')}`
}

export const fileOf = (test: string): string => test.slice(0, test.indexOf('#'))
