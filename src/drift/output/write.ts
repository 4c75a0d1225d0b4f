import { toGithub } from './github.ts'
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
})

export const { help: OUTPUT_HELP, check: checkOutputs } = writer

/** @returns the exit code: 0 without findings, 1 with */
export function output(report: Report, outputs: Outputs): number {
  writer.write(report, outputs)
  return report.findings.length === 0 ? 0 : 1
}
