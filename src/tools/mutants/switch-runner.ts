import { type RunnerTestCase, TestRunner, type SerializedConfig } from 'vitest'
import { addKill } from './kills.ts'
import { note, readPlan } from './switch-plan.ts'
import { fileOf, keyOf, NO_MUTANT, switches } from './switches.ts'

type Try = { readonly repeats: number; readonly retry: number }

/** A test that runs into a mutant so many times more often than without it does not end. */
const ENDLESS = 100
/** Milliseconds that each test has at least: a busy machine may stand still for seconds. */
const LEAST_LIMIT = 10_000

/** Epoch ms. A module of the app would be loaded here, before its mutants are on. */
const now = (): number => performance.timeOrigin + performance.now()

const decided = new Set<string>()
/** A test left something behind that makes it fail without a mutant too: no other result of this process counts. */
let isSpoilt = false

/** Runs each test once for each mutant that it reaches; where it fails, once more without it. */
export class SwitchRunner extends TestRunner {
  readonly #tests
  readonly #end
  #due: string[] = []
  #suspect: string | undefined
  #isIdle = false

  constructor(config: SerializedConfig) {
    super(config)
    const plan = readPlan()
    this.#tests = plan.does === 'switch' ? plan.tests : {}
    this.#end = plan.does === 'switch' ? plan.end : 0
    note({ pid: process.pid })
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    this.#due = Object.keys(this.#tests[keyOf(test)]?.hits ?? {}).filter((mutant) => !decided.has(mutant))
    this.#suspect = undefined
    if (this.#due.length === 0 || this.#isOver()) test.mode = 'skip'
    else test.repeats = 2 * this.#due.length - 1
  }

  override onBeforeTryTask(test: RunnerTestCase, times: Try): void {
    super.onBeforeTryTask(test, times)
    if (this.#suspect !== undefined) return
    const mutant = this.#isOver() ? undefined : this.#due.shift()
    this.#isIdle = mutant === undefined
    if (mutant === undefined) return
    const key = keyOf(test)
    note({ started: mutant, test: key })
    Object.assign(switches, {
      activeMutant: mutant,
      hitCount: 0,
      hitLimit: ENDLESS * (10 + (this.#tests[key]?.hits[mutant] ?? 0)),
    })
  }

  /** Called instead of the test's function; its hooks are called around it. */
  async runTask(test: RunnerTestCase): Promise<void> {
    if (this.#isIdle) return
    const { promise, reject } = Promise.withResolvers<never>()
    const limit = LEAST_LIMIT + 10 * (this.#tests[keyOf(test)]?.ms ?? 0)
    const timer = setTimeout(reject, limit, new Error('no end'))
    await Promise.race([TestRunner.getTestFn(test)(), promise]).finally(() => {
      clearTimeout(timer)
    })
  }

  override async onAfterRetryTask(test: RunnerTestCase, times: Try): Promise<void> {
    await super.onAfterRetryTask(test, times)
    if (!this.#isIdle) this.#judge(keyOf(test), test.result?.state === 'fail')
    switches.activeMutant = NO_MUTANT
    if (test.result === undefined) return
    test.result.state = 'pass'
    delete test.result.errors
  }

  #judge(test: string, isFailed: boolean): void {
    if (this.#suspect === undefined) {
      if (isFailed) this.#suspect = switches.activeMutant
      return
    }
    decided.add(this.#suspect)
    if (isFailed) isSpoilt = true
    else addKill(this.#suspect, fileOf(test))
    note(isFailed ? { spoilt: this.#suspect, test } : { killed: this.#suspect, test })
    this.#suspect = undefined
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    if (this.#due.length === 0 && !isSpoilt) note({ done: keyOf(test) })
  }

  #isOver(): boolean {
    return isSpoilt || now() > this.#end
  }
}
