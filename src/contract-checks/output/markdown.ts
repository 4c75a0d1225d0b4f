import type { Cell, Column, Report } from './report.ts'

/** Most names that a cell lists. */
const MANY = 6

/** A summary for a merge request or a job's page. */
export function toMarkdown({ command, sides, summary, columns, findings, rules, remarks }: Report): string {
  const { markdown } = columns
  const table = [
    row(markdown.map(({ name }) => name)),
    row(markdown.map(() => '---')),
    ...findings.map(({ cells }) => row(markdown.map((column) => cellOf(column, cells[column.name])))),
    '',
  ]
  const explained = new Map(rules.flatMap((rule) => (rule.isExplained === true ? [[rule.id, rule]] : [])))
  const advice = [...new Map(findings.map(({ rule, name }) => [rule, name]))].flatMap(([rule, name]) => {
    const { cause, fix } = explained.get(rule) ?? {}
    return cause === undefined || fix === undefined
      ? []
      : [`- ${code(name)}: ${escapeText(cause)} ${escapeText(fix)}`]
  })
  return [
    `# Contract ${command}`,
    '',
    `${sides === undefined ? '' : `${sides.map(code).join(' → ')}: `}${summary}.`,
    '',
    ...(findings.length === 0 ? [] : table),
    ...(advice.length === 0 ? [] : [...advice, '']),
    ...remarks
      .filter(({ notes }) => notes.length > 0)
      .flatMap(({ title, notes }) => [
        `${title}:`,
        '',
        ...notes.map(({ what, why }) => `- ${code(what)}: ${escapeText(why)}`),
        '',
      ]),
  ].join('\n')
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function cellOf({ style }: Column, cell: Cell = ''): string {
  const written = style === 'code' ? code : escapeText
  const lines = [cell].flat().map((line) => written(typeof line === 'string' ? line : line.text))
  const more = lines.length > MANY ? [`and ${lines.length - MANY} more`] : []
  return [...lines.slice(0, MANY), ...more].join(' ')
}

/** Text from a server must not become markup. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

export function code(text: string): string {
  const clean = text
    .replaceAll(/[`\p{Cc}]+/gu, ' ')
    .replaceAll('|', String.raw`\|`)
    .slice(0, 120)
  return clean === '' ? '' : `\`${clean}\``
}
