import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import { note } from './switch-plan.ts'
import { keyOf, switches } from './switches.ts'

type Try = { readonly repeats: number; readonly retry: number }

/** Runs each test twice, and tells which mutants it runs into, and if the second time is like the first. */
export class CoverRunner extends TestRunner {
  #start = 0

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    test.repeats = 1
  }

  override onBeforeTryTask(test: RunnerTestCase, times: Try): void {
    super.onBeforeTryTask(test, times)
    switches.currentTestId = keyOf(test)
    this.#start = performance.now()
  }

  override async onAfterRetryTask(test: RunnerTestCase, times: Try): Promise<void> {
    await super.onAfterRetryTask(test, times)
    switches.currentTestId = undefined
    if (times.repeats === 0 || test.result === undefined) return
    const key = keyOf(test)
    const { perTest } = switches.mutantCoverage
    note({
      covered: key,
      ms: performance.now() - this.#start,
      hits: perTest[key] ?? {},
      again: test.result.state === 'pass',
    })
    Reflect.deleteProperty(perTest, key)
    // That it cannot run twice is told, and no failure.
    test.result.state = 'pass'
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    note({ loaded: Object.keys(switches.mutantCoverage.static) })
  }
}
