import { short } from '../../output/terminal.ts'
import { spotText, summary, touchedLines, type DiffReport, type ReportedChange } from '../report.ts'

/** A block per change that somebody may notice, a line per one that nobody does. */
export function toTerminal(report: DiffReport): string {
  const loud = report.changes.filter(({ severity }) => severity !== 'harmless').map(block)
  const quiet = report.changes.filter(({ severity }) => severity === 'harmless').map(line)
  return [
    ...loud,
    ...(quiet.length === 0 ? [] : ['Harmless:', ...quiet, '']),
    ...(report.notes ?? []).map(({ what, why }) => `  ${what}: ${why}\n`),
    `${report.old} → ${report.new}: ${summary(report)}\n`,
  ].join('\n')
}

function block(change: ReportedChange): string {
  const { severity, rule, message, before, after, cause, fix } = change
  const rows: [string, string][] = [
    ['was', spotText(before)],
    ['is', spotText(after)],
    ['cause', cause],
    ['fix', fix],
    ...touchedLines(change),
  ]
  return [
    `${severity}  ${rule}  ${short(message)}`,
    ...rows.map(([kind, text]) => `  ${kind.padEnd(10)}  ${text}`),
    '',
  ].join('\n')
}

const line = ({ rule, message, before, after }: ReportedChange): string =>
  `  ${rule}  ${short(message)}  ${spotText(after ?? before)}`
