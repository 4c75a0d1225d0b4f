import { code, plain } from '../../output/markdown.ts'
import type { Linted } from '../lint.ts'
import { adviceOn, summary } from '../report.ts'

/** A summary for a merge request or a job's page. */
export function toMarkdown(linted: Linted): string {
  const { findings, notes = [] } = linted
  const rows = findings.map(
    ({ severity, rule, message, file, line, column, operation = '' }) =>
      `| ${severity} | ${code(rule)} | ${plain(message)} | ${code(`${file}:${line}:${column}`)} | ${code(operation)} |`,
  )
  const table = ['| | rule | finding | place | operation |', '| --- | --- | --- | --- | --- |', ...rows, '']
  const advice = [...new Set(findings.map(({ rule }) => rule))].flatMap((rule) => {
    const known = adviceOn.get(rule)
    return known === undefined ? [] : [`- ${code(rule)}: ${plain(known.cause)} ${plain(known.fix)}`]
  })
  return [
    '# Contract lint',
    '',
    `${summary(linted)}.`,
    '',
    ...(rows.length === 0 ? [] : table),
    ...(advice.length === 0 ? [] : [...advice, '']),
    ...notes.map(({ what, why }) => `- ${code(what)}: ${plain(why)}\n`),
  ].join('\n')
}
