import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters of a snapshot that are printed: a long list says no more after that. */
const MOST = 12_000
const SNAPSHOT = /# Page snapshot\n+```yaml\n(.*?)```/s

/**
 * Prints what the pages of failed tests showed, as accessibility trees: of a run elsewhere nothing but the output is
 * left, and often only its end, so they come last.
 */
export default class FailedPageReporter implements Reporter {
  readonly #pages: string[] = []

  onTestEnd({ title }: TestCase, { attachments }: TestResult): void {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const [, snapshot] = SNAPSHOT.exec(readFileSync(path, 'utf8')) ?? []
      if (snapshot !== undefined)
        this.#pages.push(`\n${title}: the page when it failed\n${snapshot.slice(0, MOST)}\n`)
    }
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(page)
  }

  printsToStdio(): boolean {
    return false
  }
}
