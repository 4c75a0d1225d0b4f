/** Mutants of code, made and judged by Stryker. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import type { Mutant } from './results.ts'

const WORK = '.cache/mutants'

/**
 * Runs the given tests once for each mutant of a file that they cover. Stryker keeps what it found, so that after a
 * change of tests only those mutants run again that the change may concern. Throws where the tests fail without any
 * mutant.
 */
export async function codeMutants(file: string, tests: readonly string[]): Promise<Mutant[]> {
  const incrementalFile = `${WORK}/stryker/${file}.json`
  mkdirSync(dirname(incrementalFile), { recursive: true })
  process.env['MUTANTS_TESTS'] = tests.join('\n')
  const found = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [file],
    // Some tests change the directory, which a thread cannot.
    vitest: { configFile: 'src/tools/mutants/vitest.config.ts', related: false, pool: 'forks' },
    reporters: [],
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- an enum that exists for the compiler only
    logLevel: 'error' as LogLevel,
    concurrency: 1,
    tempDirName: `${WORK}/copy`,
    ignorePatterns: ['/dist', '/data', '/docs/pictures', '/tests/e2e'],
    incremental: true,
    incrementalFile,
    // Rewriting it needs the API of the compiler, which TypeScript 7 has not; nothing here reads it.
    tsconfigFile: 'none',
    disableTypeChecks: false,
  }).runMutationTest()
  const source = readFileSync(file, 'utf8')
  return found.filter(({ status }) => status !== 'Ignored').map((mutant) => mutantOf(source, mutant))
}

/** Lines and columns count from 1, as in Stryker's reports. */
function mutantOf(source: string, { location, replacement, status }: MutantResult): Mutant {
  const lines = source.split('\n')
  const at = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1
  return {
    line: lines[location.start.line - 1]?.trim() ?? '',
    from: oneLine(source.slice(at(location.start), at(location.end))),
    to: oneLine(replacement),
    // A module that cannot be loaded any more makes its tests fail, which Stryker calls an error.
    killed: status === 'Killed' || status === 'Timeout' || status === 'RuntimeError',
  }
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ')
