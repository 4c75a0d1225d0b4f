/** Runs tests in a worker after a plan, and ends a worker that does not get on. */
import { relative, resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Note, type Plan, readNotes, writePlan } from './switch-plan.ts'
import { planFolder, watchWorker } from './watch-worker.ts'

export type WorkerRun = {
  /** Runs those files of tests, in their order, or those of their tests whose titles match. */
  readonly run: (plan: Plan, files: ReadonlySet<string>, titles?: RegExp) => Promise<Ran>
  readonly close: () => Promise<void>
}

export type Ran = {
  readonly notes: readonly Note[]
  /** The file of tests in which one failed, or something outside of a test. */
  readonly failed: string | undefined
  /** The mutant with which the worker stood still. */
  readonly stuck: string | undefined
}

/** A worker that has written nothing for so long stands still. */
const SILENCE = 60_000

/** The files of tests run one after another; each loads its modules anew where `isolate` is true. */
export async function workerRun(tests: readonly string[], isolate: boolean): Promise<WorkerRun> {
  const removeFolder = planFolder()
  process.env['MUTANTS_TESTS'] = tests.join('\n')
  const vitest = await createVitest({
    config: 'src/tools/mutants/vitest.config.ts',
    runner: resolve('src/tools/mutants/plan-runner.ts'),
    watch: false,
    // A thread can neither be ended nor change the directory, as some tests do.
    pool: 'forks',
    maxWorkers: 1,
    isolate,
    bail: 1,
    reporters: [{}],
  })
  const specifications = await vitest.globTestSpecifications()
  const runOnce = async (
    plan: Plan,
    chosen: typeof specifications,
  ): Promise<Ran & { isUnclear: boolean }> => {
    writePlan(plan)
    // It would return, and count, what failed in earlier runs too.
    vitest.state.filesMap.clear()
    const watch = watchWorker(SILENCE)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
    const failed = testModules.find((module) => !module.ok())
    const isUnclear = failed === undefined && unhandledErrors.length > 0
    const first = isUnclear ? chosen[0] : failed
    return {
      notes: readNotes(),
      failed: first && relative('.', first.moduleId),
      stuck: watch.end(),
      isUnclear,
    }
  }
  const run: WorkerRun['run'] = async (plan, files, titles = /^/) => {
    vitest.setGlobalTestNamePattern(titles)
    const order = [...files]
    const chosen = specifications
      .map((specification) => ({
        specification,
        place: order.indexOf(relative('.', specification.moduleId)),
      }))
      .filter(({ place }) => place >= 0)
      .toSorted((a, b) => a.place - b.place)
      .map(({ specification }) => specification)
    const ran = await runOnce(plan, chosen)
    // Outside of the tests a busy machine may be what failed.
    return ran.isUnclear && plan.does === 'fix' ? runOnce(plan, chosen) : ran
  }
  const close = async (): Promise<void> => {
    await vitest.close()
    removeFolder()
  }
  return { run, close }
}
