import { TestRunner, type SerializedConfig } from 'vitest'
import { note, readPlan } from './switch-plan.ts'
import { switches } from './switches.ts'

const MANY_HITS = 10_000_000

/** Runs tests with one mutant on before their modules are loaded. */
export class FixRunner extends TestRunner {
  constructor(config: SerializedConfig) {
    super(config)
    const plan = readPlan()
    if (plan.does !== 'fix') return
    note({ pid: process.pid })
    note({ started: plan.mutant, test: '' })
    Object.assign(switches, { activeMutant: plan.mutant, hitCount: 0, hitLimit: MANY_HITS })
  }
}
