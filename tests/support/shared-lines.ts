import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** Returns the path of a file that all workers of a run share; Playwright removes it when the next run begins. */
function shared(name: string): string {
  const { outputDir } = test.info().project
  mkdirSync(outputDir, { recursive: true })
  return join(outputDir, name)
}

/** Returns the lines that workers of this run have added to a shared file. */
export function readShared(name: string): ReadonlySet<string> {
  const file = shared(name)
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
}

/** Adds lines to a shared file, for all workers of this run. */
export function addShared(name: string, lines: readonly string[]): void {
  if (lines.length > 0) appendFileSync(shared(name), lines.map((line) => `${line}\n`).join(''))
}
