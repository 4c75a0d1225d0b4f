import { tallyLine } from '../coverage/tally.ts'
import { summary, type Report } from './report.ts'

/** A table, one block per operation; what was skipped and the verdict at the end. */
export function toTerminal(report: Report): string {
  const blocks = [...Map.groupBy(report.findings, ({ operation }) => operation)].map(
    ([operation, findings]) => {
      const [first] = findings
      const rows = findings.map(({ rule, at, expected, got, times, of }) => [
        rule.replace('openbourse/', ''),
        at === '' ? '(answer)' : at,
        `expected ${short(expected)}, got ${short(got)}${times < of ? `; ${times} of ${of} calls` : ''}`,
      ])
      const where = first === undefined ? '' : `  ${first.file}:${first.line}`
      const repeats = [...new Set(findings.map(({ repeat }) => `    ${repeat}`))]
      return [`${operation}${where}`, ...columns(rows), ...repeats, ''].join('\n')
    },
  )
  const named = (title: string, all: Report['skipped'] = []): string[] =>
    all.length === 0 ? [] : [`${title}:`, ...all.map(({ what, why }) => `  ${what}: ${why}`), '']
  return [
    ...blocks,
    ...named('In doubt', report.warnings),
    ...named('Skipped', report.skipped),
    ...(report.coverage === undefined ? [] : [`Covered: ${tallyLine(report.coverage)}`]),
    `${summary(report)}\n`,
  ].join('\n')
}

/** Control characters of an answer would steer the terminal. */
export const short = (text: string): string => {
  const clean = text.replaceAll(/\p{Cc}+/gu, ' ')
  return clean.length > 80 ? `${clean.slice(0, 79)}…` : clean
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const [first, second] = [width(0), width(1)]
  return rows.map(
    ([rule = '', at = '', text = '']) => `  ${rule.padEnd(first)}  ${at.padEnd(second)}  ${text}`,
  )
}
