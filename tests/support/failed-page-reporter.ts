import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters of a snapshot that are printed: a long list says no more after that. */
const MOST = 12_000
const SNAPSHOT = /# Page snapshot\n+```yaml\n(.*?)```/s

/**
 * Prints what the page showed when a test failed, as its accessibility tree: of a run elsewhere nothing but the output
 * is left.
 */
export default class FailedPageReporter implements Reporter {
  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const [, snapshot] = SNAPSHOT.exec(readFileSync(path, 'utf8')) ?? []
      if (snapshot !== undefined)
        console.log(`\n${title}: the page when it failed\n${snapshot.slice(0, MOST)}\n`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
