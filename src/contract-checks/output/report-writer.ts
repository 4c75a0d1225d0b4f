import type { ParseArgsOptionsConfig } from 'node:util'
import { baselineOf, readBaseline, type Known } from './baseline.ts'
import { toGithub } from './github.ts'
import { toHtml } from './html.ts'
import { toJunit } from './junit.ts'
import { toMarkdown } from './markdown.ts'
import { createWriter, OUTPUT_OPTIONS, type Outputs, type Writer } from './outputs.ts'
import type { Report } from './report.ts'
import { toSarif } from './sarif.ts'
import { toText } from './text.ts'

/** For util.parseArgs. */
export const REPORT_OPTIONS = {
  ...OUTPUT_OPTIONS,
  baseline: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

/** Outputs of every command that finds something; JSON, its own data, comes with the writer. */
export const REPORT_FORMATS = {
  text: toText,
  junit: toJunit,
  sarif: toSarif,
  markdown: toMarkdown,
  github: toGithub,
  html: toHtml,
} as const satisfies Readonly<Record<string, (report: Report) => string>>

type ReportOutputs = Outputs & { readonly baseline?: string }

/** A writer of findings, some of which may be known. */
export type ReportWriter<Data> = Omit<Writer<Data>, 'check' | 'write'> & {
  /**
   * Checked before anything runs.
   * @returns what is known, nothing without a baseline
   * @throws BadInput for a format that there is not, or a baseline that cannot be read
   */
  readonly check: (outputs: ReportOutputs) => readonly Known[]
  /**
   * `baseline` is what one holds that is written now: a report may show less.
   * @throws BadInput when a file cannot be written
   */
  readonly write: (data: Data, baseline: readonly Known[], outputs: Outputs) => void
}

/** `reportOf` makes a command's data the report that every output is written from. */
export function createReportWriter<Data>(reportOf: (data: Data) => Report): ReportWriter<Data> {
  const writerWith = (baseline: readonly Known[]): Writer<Data> => {
    const { text, ...others } = REPORT_FORMATS
    const formats = Object.entries(others).map(
      ([name, write]) => [name, (data: Data) => write(reportOf(data))] as const,
    )
    return createWriter<Data>({
      text: (data) => text(reportOf(data)),
      ...Object.fromEntries(formats),
      baseline: () => baselineOf(baseline),
    })
  }
  const writer = writerWith([])
  return {
    help: `${writer.help}  --baseline  a file of what is known, each with a day until which it does not count; made by
              --write baseline=file, which keeps what holds still of one that is read
`,
    write: (data, baseline, outputs) => writerWith(baseline).write(data, outputs),
    check(outputs) {
      writer.check(outputs)
      return outputs.baseline === undefined ? [] : readBaseline(outputs.baseline)
    },
  }
}
