import type { Finding } from '../../finding.ts'
import { filters, folded, htmlPage, path, section, text, type Row } from '../../output/html-page.ts'
import { count } from '../../output/report.ts'
import type { Linted } from '../lint.ts'
import { adviceOn, byFile, summary } from '../report.ts'

/** Returns the findings in the document as an HTML page with a block per file. */
export function toHtml(linted: Linted): string {
  const { findings, notes = [] } = linted
  return htmlPage(
    `Contract lint: ${findings.length === 0 ? 'nothing to fix' : count(findings.length, 'finding')}`,
    [
      `<p class="sum">${text(summary(linted))}.</p>`,
      filters(findings.map(({ rule }) => rule)),
      ...byFile(linted).map(([file, own]) => section(file, COLUMNS, own.map(row))),
      folded('Baseline', notes),
    ],
  )
}

const COLUMNS = ['Rule', 'Finding', 'Cause and fix', 'Operation', 'Written']

function row({ severity, rule, message, file, line, column, operation = '' }: Finding): Row {
  const { cause = '', fix = '' } = adviceOn.get(rule) ?? {}
  return {
    data: `data-rule="${text(rule)}"`,
    cells: [
      `${text(rule)}${severity === 'warning' ? '<div>warning</div>' : ''}`,
      text(message),
      `${text(cause)} ${text(fix)}`,
      text(operation),
      `<code>${path(`${file}:${line}:${column}`)}</code>`,
    ],
  }
}
