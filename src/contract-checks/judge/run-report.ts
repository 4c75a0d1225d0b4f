import { KIND_NAMES } from '../coverage/kinds.ts'
import type { SeenJson } from '../coverage/seen.ts'
import type { Coverage } from '../coverage/tally.ts'
import type { Notes } from '../output/baseline.ts'
import { count, spotText, type Case, type Report, type ReportedFinding } from '../output/report.ts'
import { aligned, short } from '../output/text.ts'
import { ADVICE } from './advice.ts'
import type { ServerFinding } from './finding-collector.ts'
import type { Tally } from './tally.ts'

/** Result of a run. */
export type RunReport = {
  /** The command that ran: `judge`, `verify`, `proxy`. */
  readonly command: string
  readonly findings: readonly ServerFinding[]
  /** Operations that were judged at least once. */
  readonly judged: readonly string[]
  /** Operations of the contract in all. */
  readonly operations: number
  readonly calls: number
  /** Things of the contract that the calls showed, for `coverage`. */
  readonly seen?: SeenJson
  /** Times of the answers, by operation. */
  readonly timings?: readonly Timing[]
  /** All that was counted, so that runs of several workers can be merged. */
  readonly tally?: Tally
  /** Counts of the contract's things that were seen, by kind. */
  readonly coverage?: Coverage['counts']
  /** Findings that the baseline knows, which do not count. */
  readonly known?: number
  /** Wrong inputs that were refused for another reason, so that nothing is known of their fields. */
  readonly warnings?: Notes
  /** Operations that were tried and never succeeded, each with the reason. */
  readonly missed?: Notes
  /** Settings of the configuration that change nothing. */
  readonly idle?: Notes
  /** Cases that were left out, each with the reason. */
  readonly skipped: Notes
}

/** Milliseconds within which the answers of an operation came; each is at most a tenth too high. */
export type Timing = {
  readonly operation: string
  /** Calls whose time is known. */
  readonly calls: number
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly slowest: number
}

/** Names a finding from run to run; the number of a row does not count. */
export function fingerprint({
  rule,
  operation,
  at,
}: Pick<ServerFinding, 'rule' | 'operation' | 'at'>): string {
  return `${rule} ${operation} ${at.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`.trim()
}

/** The report of a run for every output. */
export function reportOfRun(run: RunReport): Report {
  const { command, findings, coverage, warnings = [], missed = [], idle = [], skipped } = run
  return {
    command,
    verdict: verdictOf(run),
    summary: summaryOf(run),
    findings: findings.map(findingOf),
    columns: COLUMNS,
    blocks: [...Map.groupBy(findings, ({ operation }) => operation)].map(([operation, own]) => ({
      heading: `${operation}${own[0] === undefined ? '' : `  ${own[0].file}:${own[0].line}`}`,
      lines: [...aligned(own.map(rowOf)), ...new Set(own.map(({ repeat }) => `    ${repeat}`))],
    })),
    rules: Object.entries(ADVICE).map(([id, advice]) => ({ id: `openbourse/${id}`, ...advice })),
    cases: casesOf(run),
    ...(coverage !== undefined && { counts: KIND_NAMES.map((name) => ({ name, ...coverage[name] })) }),
    remarks: [
      { title: 'In doubt', notes: warnings },
      {
        title: 'Never succeeded',
        notes: missed.map(({ what, why }) => ({
          what,
          why: why.replace(/^never succeeded \((.*)\)$/s, '$1'),
        })),
      },
      { title: 'Settings without effect', notes: idle },
      { title: 'Slowest', notes: slowestOf(run) },
      { title: 'Skipped', notes: skipped },
    ],
  }
}

/** Fewer calls have no such shares. */
const ENOUGH = 20
const SLOWEST = 5

const slowestOf = ({ timings = [] }: RunReport): Notes =>
  timings
    .filter(({ calls }) => calls >= ENOUGH)
    .toSorted((a, b) => b.p95 - a.p95)
    .slice(0, SLOWEST)
    .map(({ operation, calls, median, p95 }) => ({
      what: operation,
      why: `half of ${calls} answers within ${median} ms, 95 of 100 within ${p95} ms`,
    }))

const COLUMNS: Report['columns'] = {
  html: [
    { name: 'rule', style: 'plain' },
    { name: 'place', style: 'code' },
    { name: 'expected', style: 'plain' },
    { name: 'got', style: 'plain' },
    { name: 'when', style: 'plain' },
    { name: 'written', style: 'code' },
  ],
  markdown: [
    { name: 'operation', style: 'code' },
    { name: 'rule', style: 'code' },
    { name: 'place', style: 'code' },
    { name: 'expected', style: 'code' },
    { name: 'got', style: 'code' },
    { name: 'when', style: 'plain' },
  ],
}

function findingOf(finding: ServerFinding): ReportedFinding {
  const { rule, message, operation, at, expected, got, times, of, repeat } = finding
  const [name, comesAndGoes] = [nameOf(finding), times < of]
  return {
    rule,
    level: 'error',
    name,
    title: rule,
    message,
    spot: finding,
    operations: [operation],
    group: operation,
    cells: {
      operation,
      rule: name,
      place: at === '' ? 'the answer' : at,
      expected,
      got,
      when: [{ text: comesAndGoes ? `${times} of ${of} calls` : 'always', isStrong: comesAndGoes }],
      written: spotText(finding),
    },
    comesAndGoes,
    repeat,
    fingerprint: ['drift/v1', fingerprint(finding)],
    properties: { at, repeat },
  }
}

const nameOf = ({ rule }: ServerFinding): string => rule.replace('openbourse/', '')

const rowOf = (finding: ServerFinding): readonly string[] => {
  const { at, expected, got, times, of } = finding
  const often = times < of ? `; ${times} of ${of} calls` : ''
  return [
    nameOf(finding),
    at === '' ? '(answer)' : at,
    `expected ${short(expected)}, got ${short(got)}${often}`,
  ]
}

/** A test case per operation that was judged, and one per case that was left out. */
function casesOf({ findings, judged, skipped }: RunReport): Case[] {
  const byOperation = Map.groupBy(findings, ({ operation }) => operation)
  return [
    ...judged.map((name) => {
      const [first, ...others] = byOperation.get(name) ?? []
      if (first === undefined) return { name }
      const body = [first, ...others].map(({ message, repeat }) => `${message}\n${repeat}`).join('\n\n')
      return { name, failure: { type: first.rule, message: first.message, body } }
    }),
    ...skipped.map(({ what, why }) => ({ name: what, skipped: why })),
  ]
}

const verdictOf = ({ findings }: RunReport): string =>
  findings.length === 0 ? 'no finding' : count(findings.length, 'finding')

/** `7 calls, 1 of 112 operations: no finding, 2 known`. */
function summaryOf(run: RunReport): string {
  const { judged, operations, calls, known = 0 } = run
  const news = verdictOf(run)
  const verdict = known === 0 ? news : `${news}, ${known} known`
  return `${count(calls, 'call')}, ${judged.length} of ${count(operations, 'operation')}: ${verdict}`
}
