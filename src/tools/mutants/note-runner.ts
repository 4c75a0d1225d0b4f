import { type RunnerTestCase, TestRunner, type SerializedConfig } from 'vitest'
import { note } from './switch-plan.ts'
import { keyOf } from './switches.ts'

/** Runs tests as they are, and notes each that it begins. */
export class NoteRunner extends TestRunner {
  constructor(config: SerializedConfig) {
    super(config)
    note({ pid: process.pid })
  }

  override onBeforeTryTask(test: RunnerTestCase, times: { repeats: number; retry: number }): void {
    super.onBeforeTryTask(test, times)
    note({ begun: keyOf(test) })
  }
}
