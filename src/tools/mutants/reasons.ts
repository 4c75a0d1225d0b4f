import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { FileResult, Mutant } from './results.ts'

/** Why a mutant may survive. */
export const REASONS = {
  equivalent: 'no input tells it from the original',
  faster: 'only slower or faster',
  words: 'words for developers, of an error that only a mistake in this repository raises',
  elsewhere: 'a test that is too far away to run for each mutant notices it',
} as const

/** Survivors of one line that have the same reason, each as `from → to`. */
export type Reason = {
  readonly line: string
  readonly mutants: readonly string[]
  readonly reason: keyof typeof REASONS
  readonly why: string
}

/** Reasons by file. */
export type Reasons = Readonly<Record<string, readonly Reason[]>>

export function readReasons(): Reasons {
  return (parse(readFileSync('tests/mutants.yaml', 'utf8')) ?? {}) as Reasons
}

export const nameOf = ({ from, to }: Mutant): string => `${from} → ${to}`

export function reasonOf(mutant: Mutant, reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(({ line, mutants }) => line === mutant.line && mutants.includes(nameOf(mutant)))
}

/**
 * Reasons of a file for mutants that do not survive, or are not made any more: each as `line: from → to`. Of a sample,
 * which leaves most mutants out, only for those that were judged.
 */
export function staleReasons(
  { mutants, sample = 1 }: Pick<FileResult, 'mutants' | 'sample'>,
  reasons: readonly Reason[],
): string[] {
  const entryOf = (mutant: Mutant): string => `${mutant.line}: ${nameOf(mutant)}`
  const survivors = new Set(mutants.filter(({ killed }) => !killed).map(entryOf))
  const judged = new Set(mutants.map(entryOf))
  return reasons
    .flatMap(({ line, mutants: names }) => names.map((name) => `${line}: ${name}`))
    .filter((entry) => !survivors.has(entry) && (sample === 1 || judged.has(entry)))
}

/** Prints the stale reasons of a file; each makes the program fail. */
export function tellStale(file: string, result: FileResult, reasons: Reasons): void {
  for (const entry of staleReasons(result, reasons[file] ?? [])) {
    console.error(`tests/mutants.yaml: stale: ${file}: ${entry}`)
    process.exitCode = 1
  }
}
