import type { Api, ApiOperation } from '../api/api.ts'
import { budgetOf, type Config } from '../config.ts'
import { inOrder } from '../finding.ts'
import type { Notes } from '../output/baseline.ts'
import { count } from '../output/report.ts'
import { createFindingCollector, toDrift, type ServerFinding } from './finding-collector.ts'
import type { RunReport, Timing } from './run-report.ts'
import { slowness } from './slowness.ts'
import { MOST_PLACES, type Tally } from './tally.ts'
import { timed, within } from './times.ts'
import type { Violation } from './violation.ts'

const UNLOCKED: Violation = { at: '', rule: 'works-without-token', expected: 'a refusal', got: 'success' }

/** The report of what was counted. */
export function reportOfTally(
  api: Api,
  { latency, ignore }: Pick<Config, 'latency' | 'ignore'>,
  tally: Tally,
  command: string,
): RunReport {
  const { kept, seen, hasTokens } = tally
  const counted = api.operations.flatMap((operation) => {
    const counts = tally.operations[operation.id]
    return counts === undefined || ignore.has(operation.id) ? [] : [{ operation, counts }]
  })
  const byId = new Map(counted.map((each) => [each.operation.id, each]))

  const shown = kept.findings.flatMap((finding): ServerFinding[] => {
    const own = byId.get(finding.operation)
    return own === undefined ? [] : [toDrift(api, own.operation, finding, own.counts.calls)]
  })
  const others = createFindingCollector(api)
  const add = (operation: ApiOperation, violations: readonly Violation[], repeat: string): number =>
    others.add(operation, violations, () => repeat, `${operation.id} ${violations[0]?.rule ?? ''}`)
  for (const { operation, counts } of counted) {
    const { fastest, open } = counts
    if (fastest !== undefined)
      add(operation, slowness([fastest.ms], budgetOf(latency, operation)), fastest.repeat)
    // Where recordings have tokens, a success without one was without one.
    if (hasTokens && open !== undefined) add(operation, [UNLOCKED], open.repeat)
  }
  return {
    command,
    findings: inOrder([...shown, ...others.findings()]),
    judged: counted.filter(({ counts }) => counts.judged > 0).map(({ operation }) => operation.id),
    operations: api.operations.length,
    calls: counted.reduce((sum, { counts }) => sum + counts.calls, 0),
    seen,
    timings: counted.flatMap(({ operation, counts }) => timingOf(operation.id, counts.times)),
    skipped: notesOf(tally),
    tally,
  }
}

function timingOf(operation: string, times: Tally['operations'][string]['times']): Timing[] {
  const calls = timed(times)
  if (calls === 0) return []
  return [
    {
      operation,
      calls,
      median: within(times, 0.5),
      p95: within(times, 0.95),
      p99: within(times, 0.99),
      slowest: within(times, 1),
    },
  ]
}

/** Notes about input that was not judged, and findings that are not told. */
function notesOf({ foreign, broken, kept: { cut } }: Tally): Notes {
  const more = broken.count - broken.first.length
  return [
    ...(foreign === 0 ? [] : [{ what: count(foreign, 'exchange'), why: 'no operation of the contract' }]),
    ...broken.first.map(({ what, why }) => ({ what, why })),
    ...(more === 0 ? [] : [{ what: `${more} more`, why: 'could not be read either' }]),
    ...cut.map(({ operation, rule }) => ({
      what: `${operation} ${rule}`,
      why: `shows at more than ${MOST_PLACES} places; the others are not told`,
    })),
  ]
}
