import type { Api } from '../api/api.ts'
import { inOrder } from '../finding.ts'
import { createFindingCollector } from '../judge/finding-collector.ts'
import type { RunReport } from '../judge/run-report.ts'

/** The report with a finding for each operation that did not succeed once, unless it is ignored or told to be wrong. */
export function withMissing(api: Api, report: RunReport, ignore: ReadonlySet<string>): RunReport {
  const { findings, judged, missed = [], skipped } = report
  const told = new Set(findings.map(({ operation }) => operation))
  const collector = createFindingCollector(api)
  for (const operation of api.operations) {
    const { id } = operation
    const why = [...missed, ...skipped].find(({ what }) => what === id)?.why
    if (why === undefined || judged.includes(id) || told.has(id) || ignore.has(id)) continue
    collector.add(operation, [{ at: '', rule: 'not-called', expected: 'success', got: why }], () => '')
  }
  const more = collector.findings()
  return {
    ...report,
    findings: inOrder([...findings, ...more]),
    judged: [...judged, ...more.map(({ operation }) => operation)],
  }
}
