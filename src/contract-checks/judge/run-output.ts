import { splitByBaseline, type Known } from '../output/baseline.ts'
import type { Outputs } from '../output/outputs.ts'
import { createReportWriter } from '../output/report-writer.ts'
import { fingerprint, reportOfRun, type RunReport } from './run-report.ts'

/** Prints and writes the report of a run. */
export const writer = createReportWriter(reportOfRun)

/** @returns the exit code: 0 without findings, 1 with */
export function output(all: RunReport, known: readonly Known[], outputs: Outputs): number {
  const { report, baseline } = withoutKnown(all, known)
  writer.write(report, baseline, outputs)
  return report.findings.length === 0 ? 0 : 1
}

/**
 * The report without known findings, and what a baseline holds that is written now. Of an operation that was not
 * seen, nothing is said to be fixed.
 */
export function withoutKnown(
  report: RunReport,
  known: readonly Known[],
  day?: Known['until'],
): { readonly report: RunReport; readonly baseline: readonly Known[] } {
  const isTold = (finding: string): boolean => {
    const [, operation = ''] = finding.split(' ')
    return report.judged.includes(operation)
  }
  const { left, counted, baseline } = splitByBaseline(report.findings, fingerprint, known, {
    isTold,
    ...(day === undefined ? {} : { day }),
  })
  if (known.length === 0) return { report, baseline }
  const skipped = [...report.skipped, ...counted.notes]
  return { report: { ...report, known: counted.known, findings: left, skipped }, baseline }
}
