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
export type BaselineWriter<R> = Omit<Writer<R>, 'check'> & {
  /**
   * Checked before anything runs.
   * @returns what is known, nothing without a baseline
   * @throws BadInput for a format that there is not, or a baseline that cannot be read
   */
  readonly check: (outputs: BaselineOutputs) => readonly Known[]
}

/** `names` are those of the findings of a report that a baseline holds, the same from run to run. */
export function createBaselineWriter<R>(
  formats: Formats<R>,
  names: (report: R) => readonly string[],
): BaselineWriter<R> {
  const writer = createWriter<R>({ ...formats, baseline: (report) => baselineOf(names(report)) })
  return {
    ...writer,
    help: `${writer.help}  --baseline  a file of what is known, each with a day until which it does not count; made by
              --write baseline=file
`,
    check(outputs) {
      writer.check(outputs)
      return outputs.baseline === undefined ? [] : readBaseline(outputs.baseline)
    },
  }
}
