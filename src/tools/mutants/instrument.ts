import { readFileSync } from 'node:fs'
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter'
import { hashOf, type Mutant } from './results.ts'

/** A mutant of code; `id` holds for as long as the text of its file does. */
export type CodeMutant = Omit<Mutant, 'killed'> & { readonly id: string; readonly file: string }

/** The mutants of a file, and its text with all of them in it, each behind a switch. */
export type Instrumented = { readonly text: string; readonly mutants: readonly CodeMutant[] }

const silent = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
}
const options: InstrumenterOptions = {
  plugins: null,
  excludedMutations: [],
  ignorers: [],
  noHeader: false,
}

/** Lets Stryker change a file in every way that it knows. */
export async function instrument(file: string): Promise<Instrumented> {
  const content = readFileSync(file, 'utf8')
  const { files, mutants } = await new Instrumenter(silent).instrument(
    [{ name: file, mutate: true, content }],
    options,
  )
  const prefix = `${file}@${hashOf([file])}#`
  const lines = content.split('\n')
  const at = ({ line, column }: { line: number; column: number }): number =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column
  return {
    // Each file's mutants count from 0.
    text: (files[0]?.content ?? '').replaceAll(/stry(?:MutAct|Cov)_9fa48\((?:"\d+"(?:, )?)+\)/g, (call) =>
      call.replaceAll(/"(\d+)"/g, (_, id: string) => JSON.stringify(prefix + id)),
    ),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, location, replacement }) => ({
        id: prefix + id,
        file,
        line: lines[location.start.line]?.trim() ?? '',
        from: oneLine(content.slice(at(location.start), at(location.end))),
        to: oneLine(replacement),
      })),
  }
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ')
