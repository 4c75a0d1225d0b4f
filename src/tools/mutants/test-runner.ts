/** Runs tests again and again, each time with other generated files in place of those of the tree. */
import { resolve } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { systemNow } from '#src/core/time/instant.ts'
import { type Files, lay } from './overlay.ts'
import { writePlan } from './switch-plan.ts'
import { planFolder, watchWorker } from './watch-worker.ts'

export type TestRunner = {
  /** Returns true when a test whose title matches fails with these files, or does not end; stops at the first. */
  readonly fails: (files: Files, titles: RegExp) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A test that takes so many times longer than all of its file without a change, and so many ms, does not end. */
const ENDLESS = 5
const LEAST_LIMIT = 5000
/** Time in ms for a test without a change. */
const FIRST_LIMIT = 300_000

/**
 * The files of tests run in the order of the list.
 * @throws Error where one fails with the tree as it is: then nothing can be learned from it
 */
export async function testRunner(tests: readonly string[]): Promise<TestRunner> {
  const { specifications, passes, invalidate, close } = await watchedVitest(tests)
  const limits = new Map<TestSpecification, number>()
  for (const specification of specifications) {
    const start = systemNow()
    if (!(await passes(specification, /^/, FIRST_LIMIT)))
      throw new Error(`${specification.moduleId} fails without any change`)
    limits.set(specification, Math.max(LEAST_LIMIT, ENDLESS * (systemNow() - start)))
  }
  let laid: Files = new Map()
  const fails: TestRunner['fails'] = async (files, titles) => {
    invalidate([...laid.keys(), ...files.keys()])
    laid = files
    lay(files)
    const isOfForms = [...files.keys()].some((path) => path.startsWith('generated/forms/'))
    for (const specification of specifications) {
      // Tests of forms take long, and of most changes no form knows.
      if (files.size > 0 && !isOfForms && specification.moduleId.includes('/src/web/forms/')) continue
      if (!(await passes(specification, titles, limits.get(specification) ?? FIRST_LIMIT))) return true
    }
    return false
  }
  return { fails, close }
}

/** Runs one file of tests at a time, in a process that is killed when a test goes over the limit. */
async function watchedVitest(tests: readonly string[]) {
  lay(new Map())
  const removeFolder = planFolder()
  writePlan({ does: 'note' })
  process.env['MUTANTS_TESTS'] = tests.join('\n')
  const vitest = await createVitest({
    config: 'src/tools/mutants/vitest.config.ts',
    runner: resolve('src/tools/mutants/plan-runner.ts'),
    watch: false,
    // A thread cannot be killed.
    pool: 'forks',
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
  })
  const place = ({ moduleId }: TestSpecification): number =>
    tests.findIndex((file) => resolve(file) === moduleId)
  return {
    specifications: (await vitest.globTestSpecifications()).toSorted((a, b) => place(a) - place(b)),
    passes: async (specification: TestSpecification, titles: RegExp, limit: number): Promise<boolean> => {
      vitest.setGlobalTestNamePattern(titles)
      // It would return, and count, what failed in earlier runs too.
      vitest.state.filesMap.clear()
      writePlan({ does: 'note' })
      const watch = watchWorker(limit)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      watch.end()
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
    },
    invalidate: (paths: readonly string[]): void => {
      for (const path of paths) vitest.invalidateFile(resolve(path))
    },
    close: async (): Promise<void> => {
      lay(new Map())
      await vitest.close()
      removeFolder()
    },
  }
}
