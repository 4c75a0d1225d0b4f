import type { ParseArgsOptionsConfig } from 'node:util'
import { readBaseline, toBaseline, today, withoutKnown } from './baseline.ts'
import { toGithub } from './github.ts'
import { toHtml } from './html.ts'
import { toJunit } from './junit.ts'
import { toMarkdown } from './markdown.ts'
import { createWriter, type Outputs } from './outputs.ts'
import type { Report } from './report.ts'
import { toSarif } from './sarif.ts'
import { toTerminal } from './terminal.ts'

const writer = createWriter<Report>({
  text: toTerminal,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: toJunit,
  sarif: toSarif,
  markdown: toMarkdown,
  github: toGithub,
  html: toHtml,
  baseline: toBaseline,
})

/** What a run prints and writes, and which findings are known and do not count. */
export type RunOutputs = Outputs & { readonly baseline?: string }

/** For util.parseArgs. */
export const OUTPUT_OPTIONS = {
  format: { type: 'string', default: 'text' },
  write: { type: 'string', multiple: true, default: [] },
  baseline: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export const OUTPUT_HELP = `${writer.help}  --baseline  a file of known findings, each with a day until which it does not count; made by
              --write baseline=file
`

/** @throws BadInput for a format that there is not, or a baseline that cannot be read */
export function checkOutputs(outputs: RunOutputs): void {
  writer.check(outputs)
  if (outputs.baseline !== undefined) readBaseline(outputs.baseline)
}

/** @returns the exit code: 0 without findings, 1 with */
export function output(all: Report, { baseline, ...outputs }: RunOutputs): number {
  const report = baseline === undefined ? all : withoutKnown(all, readBaseline(baseline), today())
  writer.write(report, outputs)
  return report.findings.length === 0 ? 0 : 1
}
