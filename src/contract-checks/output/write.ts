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

/** Prints and writes the report of a run. */
export const writer = createBaselineWriter<Report>({
  text: toTerminal,
  junit: toJunit,
  sarif: toSarif,
  markdown: toMarkdown,
  github: toGithub,
  html: toHtml,
})

/** @returns the exit code: 0 without findings, 1 with */
export function output(all: Report, known: readonly Known[], outputs: Outputs): number {
  const { report, baseline } = withoutKnown(all, known)
  writer.write(report, baseline, outputs)
  return report.findings.length === 0 ? 0 : 1
}

/**
 * The report without known findings, and what a baseline holds that is written now. Of an operation that was not
 * seen, nothing is said to be fixed.
 */
export function withoutKnown(
  report: Report,
  known: readonly Known[],
  day?: Known['until'],
): { readonly report: Report; readonly baseline: readonly Known[] } {
  const isTold = (finding: string): boolean => {
    const [, operation = ''] = finding.split(' ')
    return report.judged.includes(operation)
  }
  const { left, counted, baseline } = sortOut(report.findings, fingerprint, known, {
    isTold,
    ...(day === undefined ? {} : { day }),
  })
  if (known.length === 0) return { report, baseline }
  const skipped = [...report.skipped, ...counted.notes]
  return { report: { ...report, known: counted.known, findings: left, skipped }, baseline }
}
