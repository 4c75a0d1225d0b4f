import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One test or check that was asked to run. Only `passed` counts; a skipped one counts as failed. */
export type Result = { readonly title: string; readonly file: string; readonly passed: boolean }

/** Files in which the last run of each kind left its results. */
export const RESULT_FILES = {
  checks: '.cache/results/checks.json',
  unit: '.cache/results/unit.json',
  e2e: '.cache/results/e2e.json',
} as const

export type Kind = keyof typeof RESULT_FILES
export const KINDS = ['checks', 'unit', 'e2e'] as const satisfies readonly Kind[]

/** Takes away an earlier run's file, so that a crash cannot pass with old results. */
export function forget(kind: Kind): void {
  rmSync(RESULT_FILES[kind], { force: true })
}

export function writeChecks(results: readonly Result[]): void {
  mkdirSync(dirname(RESULT_FILES.checks), { recursive: true })
  writeFileSync(RESULT_FILES.checks, `${JSON.stringify(results, null, 2)}\n`)
}

/** Results of the last run of a kind, or null when there is no readable file of it. */
export function readResults(kind: Kind): Result[] | null {
  if (!existsSync(RESULT_FILES[kind])) return null
  const text = readFileSync(RESULT_FILES[kind], 'utf8')
  if (kind === 'checks') return JSON.parse(text) as Result[]
  return kind === 'unit' ? vitestResults(text) : playwrightResults(text)
}

/** Counts a part of the run and names what failed; a part that crashed or ran nothing failed once. */
export function tally(
  kind: Kind,
  results: readonly Result[] | null,
): { passed: number; failed: number; lines: string[] } {
  if (results === null || results.length === 0)
    return { passed: 0, failed: 1, lines: [`✗ ${kind}: nothing ran`] }
  const lines = results.filter(({ passed }) => !passed).map(({ title }) => `✗ ${kind}: ${title}`)
  return { passed: results.length - lines.length, failed: lines.length, lines }
}

type VitestFile = { name: string; status: string; assertionResults: { fullName: string; status: string }[] }

/** Reads vitest's JSON report; a file that broke before its first test is one failed result. */
export function vitestResults(text: string): Result[] {
  const { testResults } = JSON.parse(text) as { testResults: VitestFile[] }
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const results = assertionResults.map((test) => ({
      title: test.fullName,
      file,
      passed: test.status === 'passed',
    }))
    const broken = status !== 'passed' && results.every(({ passed }) => passed)
    return broken ? [...results, { title: `${file} could be run`, file, passed: false }] : results
  })
}

type Suite = { title: string; file?: string; suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  tests: { projectName: string; status: string; expectedStatus: string }[]
}
type Report = { suites: Suite[]; errors: { message?: string }[] }

/** Reads Playwright's JSON report; an error outside any test is one failed result. */
export function playwrightResults(text: string): Result[] {
  const { suites, errors } = JSON.parse(text) as Report
  const outside = errors.map(({ message = 'error' }) => ({ title: message, file: '', passed: false }))
  return [...suites.flatMap((suite) => inSuite(suite, '')), ...outside]
}

function inSuite({ title, file, suites = [], specs = [] }: Suite, above: string): Result[] {
  const path = title === file ? above : `${above}${title} `
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, expectedStatus }) => ({
        title: `${path}${spec.title}`,
        file: spec.file,
        passed: status === 'expected' && expectedStatus === 'passed',
      })),
    ),
    ...suites.flatMap((suite) => inSuite(suite, path)),
  ]
}
