import { createBaselineWriter } from './baseline-writer.ts'
import { sortOut, type Known } from './baseline.ts'
import { toGithub } from './github.ts'
import { toHtml } from './html.ts'
import { toJunit } from './junit.ts'
import { toMarkdown } from './markdown.ts'
import type { Outputs } from './outputs.ts'
import { fingerprint, type Report } from './report.ts'
import { toSarif } from './sarif.ts'
import { toTerminal } from './terminal.ts'

/** How a run is printed and written. */
export const writer = createBaselineWriter<Report>(
  {
    text: toTerminal,
    junit: toJunit,
    sarif: toSarif,
    markdown: toMarkdown,
    github: toGithub,
    html: toHtml,
  },
  ({ findings }) => findings.map(fingerprint),
)

/** @returns the exit code: 0 without findings, 1 with */
export function output(all: Report, known: readonly Known[], outputs: Outputs): number {
  const report = withoutKnown(all, known)
  writer.write(report, outputs)
  return report.findings.length === 0 ? 0 : 1
}

/** The report without known findings; of an operation that was not seen, nothing is said to be mended. */
export function withoutKnown(report: Report, known: readonly Known[], day?: Known['until']): Report {
  if (known.length === 0) return report
  const isTold = (finding: string): boolean => {
    const [, operation = ''] = finding.split(' ')
    return report.judged.includes(operation)
  }
  const { left, notes, ...counted } = sortOut(report.findings, fingerprint, known, {
    isTold,
    ...(day === undefined ? {} : { day }),
  })
  return { ...report, ...counted, findings: left, skipped: [...report.skipped, ...notes] }
}
