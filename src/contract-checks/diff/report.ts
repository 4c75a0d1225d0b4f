import type { Notes } from '../output/baseline.ts'
import {
  count,
  spotText,
  type Block,
  type Case,
  type CellLine,
  type Level,
  type Report,
  type ReportedFinding,
} from '../output/report.ts'
import { short } from '../output/text.ts'
import type { Change } from './diff.ts'
import type { AffectedParts } from './impact/affected-parts.ts'
import { CHANGE_RULES } from './rules/all.ts'
import type { Severity } from './rules/change-rule.ts'

export type ReportedChange = Change & {
  readonly touched: AffectedParts
  /** True where the change makes the comparison end with 1. */
  readonly fails: boolean
}

/** Result of a comparison. */
export type DiffReport = {
  readonly command: 'diff'
  readonly old: string
  readonly new: string
  readonly changes: readonly ReportedChange[]
  /** Reason why a change that would fail is accepted; undefined where it is not. */
  readonly accepted: string | undefined
  /** Changes that the baseline knows, which do not count. */
  readonly known?: number
  /** Remarks about the baseline's entries. */
  readonly notes?: Notes
}

export const SEVERITIES: readonly Severity[] = ['breaking', 'dangerous', 'harmless']

/** Names a change from run to run. */
export const fingerprint = ({ rule, message }: Change): string => `openbourse/${rule} ${message}`

/** The report of a comparison for every output, the worst changes first. */
export function reportOfDiff(diff: DiffReport): Report {
  const changes = SEVERITIES.flatMap((severity) => diff.changes.filter((one) => one.severity === severity))
  return {
    command: 'diff',
    verdict: changes.length === 0 ? 'no change' : count(changes.length, 'change'),
    sides: [diff.old, diff.new],
    summary: summaryOf(diff),
    findings: changes.map(findingOf),
    columns: COLUMNS,
    blocks: blocksOf(changes),
    rules: Object.entries(CHANGE_RULES).map(([id, { severity, cause, fix }]) => ({
      id: `openbourse/${id}`,
      cause,
      fix,
      level: LEVELS[severity],
      isExplained: severity !== 'harmless',
    })),
    cases: changes.map(caseOf),
    remarks: [{ title: 'Baseline', notes: diff.notes ?? [] }],
  }
}

const COLUMNS: Report['columns'] = {
  html: [
    { name: 'rule', style: 'plain' },
    { name: 'change', style: 'plain' },
    { name: 'cause and fix', style: 'plain' },
    { name: 'touches', style: 'path' },
    { name: 'written', style: 'code' },
  ],
  markdown: [
    { name: 'severity', style: 'plain' },
    { name: 'rule', style: 'code' },
    { name: 'change', style: 'code' },
    { name: 'place', style: 'code' },
    { name: 'operations', style: 'code' },
    { name: 'hooks, forms, screens', style: 'code' },
  ],
}

const LEVELS = { breaking: 'error', dangerous: 'warning', harmless: 'note' } as const

const GROUPS = { breaking: 'Breaking', dangerous: 'Dangerous', harmless: 'Harmless' } as const

/** A change that does not fail the run is no error. */
function levelOf({ severity, fails }: ReportedChange): Level {
  if (fails) return 'error'
  return severity === 'harmless' ? 'note' : 'warning'
}

function findingOf(change: ReportedChange): ReportedFinding {
  const { rule, severity, message, cause, fix, before, after, operations, touched } = change
  const touches = touchedLines(change).map(([kind, names]): CellLine => ({ label: `${kind}:`, text: names }))
  return {
    rule: `openbourse/${rule}`,
    level: levelOf(change),
    name: rule,
    title: `${severity}: ${rule}`,
    message,
    spot: after ?? before ?? { file: '', line: 1, column: 1 },
    ...(before !== undefined && { before }),
    operations,
    group: GROUPS[severity],
    cells: {
      severity,
      rule,
      change: message,
      'cause and fix': `${cause} ${fix}`,
      touches,
      written: [
        { label: 'was', text: placeText(before) },
        { label: 'is', text: placeText(after) },
      ],
      place: placeText(after ?? before),
      operations,
      'hooks, forms, screens': [
        ...touched.hooks,
        ...touched.forms.map((form) => `forms/${form}`),
        ...touched.screens,
      ],
    },
    fingerprint: ['diff/v1', `${rule} ${message}`],
    properties: { ...touched },
  }
}

/** A block for each change that clients may notice, a line for each other one. */
function blocksOf(changes: readonly ReportedChange[]): Block[] {
  const harmless = changes.filter(({ severity }) => severity === 'harmless')
  const blocks = changes.filter(({ severity }) => severity !== 'harmless').map(blockOf)
  if (harmless.length === 0) return blocks
  const lines = harmless.map(
    ({ rule, message, before, after }) => `  ${rule}  ${short(message)}  ${placeText(after ?? before)}`,
  )
  return [...blocks, { heading: 'Harmless:', lines }]
}

function blockOf(change: ReportedChange): Block {
  const { severity, rule, message, before, after, cause, fix } = change
  const rows: [string, string][] = [
    ['was', placeText(before)],
    ['is', placeText(after)],
    ['cause', cause],
    ['fix', fix],
    ...touchedLines(change),
  ]
  return {
    heading: `${severity}  ${rule}  ${short(message)}`,
    lines: rows.map(([kind, text]) => `  ${kind.padEnd(10)}  ${text}`),
  }
}

function caseOf(change: ReportedChange): Case {
  const { rule, message, before, after, cause, fix, fails } = change
  const name = `${rule} ${message}`
  if (!fails) return { name }
  const body = [
    `was ${placeText(before)}, is ${placeText(after)}`,
    cause,
    fix,
    ...touchedLines(change).map(([kind, names]) => `${kind}: ${names}`),
  ].join('\n')
  return { name, failure: { type: rule, message, body } }
}

/** `2 breaking, 1 dangerous, 5 harmless changes`. */
function summaryOf({ changes, accepted, known = 0 }: DiffReport): string {
  const also = known === 0 ? '' : `, ${known} known`
  if (changes.length === 0) return `no change${also}`
  const parts = SEVERITIES.flatMap((severity) => {
    const some = changes.filter((change) => change.severity === severity).length
    return some === 0 ? [] : [`${some} ${severity}`]
  })
  const verdict = `${count(changes.length, 'change')}: ${parts.join(', ')}${also}`
  return accepted === undefined ? verdict : `${verdict}; ${accepted}`
}

const placeText = (spot: Change['before']): string => (spot === undefined ? 'nowhere' : spotText(spot))

/** Returns the touched parts of the app, as pairs of kind and names. */
function touchedLines({ operations, touched }: ReportedChange): [string, string][] {
  const lines: [string, readonly string[]][] = [
    ['operations', operations],
    ['hooks', touched.hooks],
    ['forms', touched.forms],
    ['screens', touched.screens],
    ['files', touched.files],
  ]
  return lines.filter(([, names]) => names.length > 0).map(([kind, names]) => [kind, few(names)])
}

const MANY = 12

function few(names: readonly string[]): string {
  if (names.length <= MANY) return names.join(', ')
  return `${names.slice(0, MANY).join(', ')} and ${names.length - MANY} more`
}
