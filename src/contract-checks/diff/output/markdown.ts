import { code, plain } from '../../output/markdown.ts'
import { spotText, summary, type DiffReport, type ReportedChange } from '../report.ts'

/** A summary for a merge request. */
export function toMarkdown(report: DiffReport): string {
  const { changes } = report
  const table = [
    '| | rule | change | place | operations | hooks, forms, screens |',
    '| --- | --- | --- | --- | --- | --- |',
    ...changes.map(row),
    '',
  ]
  const loud = changes.filter(({ severity }) => severity !== 'harmless')
  const rules = new Map(
    loud.map(({ rule, cause, fix }) => [rule, `- ${code(rule)}: ${plain(cause)} ${plain(fix)}`]),
  )
  return [
    '# Contract diff',
    '',
    `${code(report.old)} → ${code(report.new)}: ${summary(report)}.`,
    '',
    ...(changes.length === 0 ? [] : table),
    ...(rules.size === 0 ? [] : [...rules.values(), '']),
    ...(report.notes ?? []).map(({ what, why }) => `- ${code(what)}: ${plain(why)}\n`),
  ].join('\n')
}

function row({ severity, rule, message, before, after, operations, touched }: ReportedChange): string {
  const app = [...touched.hooks, ...touched.forms.map((form) => `forms/${form}`), ...touched.screens]
  return `| ${[severity, code(rule), code(message), code(spotText(after ?? before)), list(operations), list(app)].join(' | ')} |`
}

const list = (names: readonly string[]): string =>
  names.length <= 6
    ? names.map(code).join(' ')
    : `${names.slice(0, 6).map(code).join(' ')} and ${names.length - 6} more`
