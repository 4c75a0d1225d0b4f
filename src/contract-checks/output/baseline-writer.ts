import type { ParseArgsOptionsConfig } from 'node:util'
import { baselineOf, readBaseline, type Known } from './baseline.ts'
import { createWriter, OUTPUT_OPTIONS, type Formats, type Outputs, type Writer } from './outputs.ts'

/** For util.parseArgs. */
export const BASELINE_OPTIONS = {
  ...OUTPUT_OPTIONS,
  baseline: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

type BaselineOutputs = Outputs & { readonly baseline?: string }

/** A writer of findings, some of which may be known. */
export type BaselineWriter<R> = Omit<Writer<R>, 'check' | 'write'> & {
  /**
   * Checked before anything runs.
   * @returns what is known, nothing without a baseline
   * @throws BadInput for a format that there is not, or a baseline that cannot be read
   */
  readonly check: (outputs: BaselineOutputs) => readonly Known[]
  /**
   * `baseline` is what one holds that is written now: a report may show less.
   * @throws BadInput when a file cannot be written
   */
  readonly write: (report: R, baseline: readonly Known[], outputs: Outputs) => void
}

export function createBaselineWriter<R>(formats: Formats<R>): BaselineWriter<R> {
  const writerWith = (baseline: readonly Known[]): Writer<R> =>
    createWriter<R>({ ...formats, baseline: () => baselineOf(baseline) })
  const writer = writerWith([])
  return {
    help: `${writer.help}  --baseline  a file of what is known, each with a day until which it does not count; made by
              --write baseline=file, which keeps what holds still of one that is read
`,
    write: (report, baseline, outputs) => writerWith(baseline).write(report, outputs),
    check(outputs) {
      writer.check(outputs)
      return outputs.baseline === undefined ? [] : readBaseline(outputs.baseline)
    },
  }
}
