import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Characters of a snapshot and of an error that are printed: a long list says no more after that. */
const MOST = 6_000
const MOST_OF_ERROR = 2_000
const SNAPSHOT = /# Page snapshot\n+```yaml\n(.*?)```/s

/**
 * Prints what the pages of failed tests showed, as accessibility trees, and then all errors: of a run elsewhere
 * nothing but the output is left, and often only its end.
 */
export default class FailedPageReporter implements Reporter {
  readonly #pages: string[] = []
  readonly #errors: string[] = []

  onTestEnd({ title }: TestCase, { attachments, errors }: TestResult): void {
    for (const { message, stack = message ?? '' } of errors)
      this.#errors.push(`\n${title}\n${stripVTControlCharacters(stack).slice(0, MOST_OF_ERROR)}\n`)
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const [, snapshot] = SNAPSHOT.exec(readFileSync(path, 'utf8')) ?? []
      if (snapshot !== undefined)
        this.#pages.push(`\n${title}: the page when it failed\n${snapshot.slice(0, MOST)}\n`)
    }
  }

  onEnd(): void {
    for (const text of [...this.#pages, ...this.#errors]) console.log(text)
  }

  printsToStdio(): boolean {
    return false
  }
}
