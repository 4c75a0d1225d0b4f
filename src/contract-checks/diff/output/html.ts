import { filters, folded, htmlPage, path, section, text, type Row } from '../../output/html-page.ts'
import { count } from '../../output/report.ts'
import {
  SEVERITIES,
  spotText,
  summary,
  touchedLines,
  type DiffReport,
  type ReportedChange,
} from '../report.ts'

/** A comparison as a page: a block per severity, with what of the app each change touches. */
export function toHtml(report: DiffReport): string {
  const { changes, notes = [] } = report
  return htmlPage(`Contract diff: ${changes.length === 0 ? 'no change' : count(changes.length, 'change')}`, [
    `<p class="sum"><code>${path(report.old)}</code> → <code>${path(report.new)}</code>: ${text(summary(report))}.</p>`,
    filters(changes.map(({ rule }) => rule)),
    ...SEVERITIES.flatMap((severity) => {
      const own = changes.filter((change) => change.severity === severity)
      return own.length === 0 ? [] : [section(TITLES[severity], COLUMNS, own.map(row))]
    }),
    folded('Baseline', notes),
  ])
}

const TITLES = { breaking: 'Breaking', dangerous: 'Dangerous', harmless: 'Harmless' } as const

const COLUMNS = ['Rule', 'Change', 'Cause and fix', 'Touches', 'Written']

function row(change: ReportedChange): Row {
  const { rule, message, cause, fix, before, after } = change
  const touches = touchedLines(change).map(([kind, names]) => `<div>${kind}: ${path(names)}</div>`)
  const spots = [
    ['was', before],
    ['is', after],
  ] as const
  return {
    data: `data-rule="${rule}"`,
    cells: [
      text(rule),
      text(message),
      `${text(cause)} ${text(fix)}`,
      touches.join(''),
      spots.map(([word, spot]) => `<div>${word} <code>${path(spotText(spot))}</code></div>`).join(''),
    ],
  }
}
