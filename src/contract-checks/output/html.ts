import { filters, foldedSection, htmlPage, path, section, text, type Row } from './html-page.ts'
import type { CellLine, Column, Report, ReportedFinding } from './report.ts'

/** A page with a table for each group of findings. */
export function toHtml({
  command,
  verdict,
  sides,
  summary,
  counts,
  findings,
  columns,
  remarks,
}: Report): string {
  const compared =
    sides === undefined ? '' : `${sides.map((side) => `<code>${path(side)}</code>`).join(' → ')}: `
  const canComeAndGo = findings.some(({ comesAndGoes }) => comesAndGoes !== undefined)
  return htmlPage(`Contract ${command}: ${verdict}`, [
    `<p class="sum">${compared}${text(summary)}.</p>`,
    countsOf(counts),
    filters(
      findings.map(({ name }) => name),
      canComeAndGo ? OFTEN : '',
    ),
    ...[...Map.groupBy(findings, ({ group }) => group)].map(([group, own]) =>
      section(
        group,
        columns.html.map(({ name }) => capitalized(name)),
        own.map((finding) => rowOf(finding, columns.html)),
        repeatsOf(own),
      ),
    ),
    ...remarks.map(({ title, notes }) => foldedSection(`${title} (${notes.length})`, notes)),
  ])
}

const OFTEN = '<label class="check"><input type="checkbox" id="often"> only those that come and go</label>\n'

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function rowOf({ name: rule, cells, comesAndGoes }: ReportedFinding, columns: readonly Column[]): Row {
  const often = comesAndGoes === undefined ? '' : ` data-often="${comesAndGoes}"`
  return {
    data: `data-rule="${text(rule)}"${often}`,
    cells: columns.map(({ name, style }) => {
      const lines = [cells[name] ?? ''].flat().map((line) => lineOf(line, style))
      return lines.length === 1 ? lines.join('') : lines.map((line) => `<div>${line}</div>`).join('')
    }),
  }
}

function lineOf(line: string | CellLine, style: Column['style']): string {
  const { label, text: value, isStrong = false } = typeof line === 'string' ? { text: line } : line
  const styled =
    style === 'code' ? `<code>${path(value)}</code>` : style === 'path' ? path(value) : text(value)
  const strong = isStrong ? `<strong>${styled}</strong>` : styled
  return label === undefined ? strong : `${text(label)} ${strong}`
}

const repeatsOf = (findings: readonly ReportedFinding[]): string =>
  [...new Set(findings.flatMap(({ repeat }) => repeat ?? []))]
    .map(
      (line) =>
        `<details><summary>Repeat</summary><pre tabindex="0"><code>${text(line)}</code></pre></details>`,
    )
    .join('\n')

function countsOf(counts: Report['counts']): string {
  if (counts === undefined) return ''
  const tiles = counts.map(
    ({ name, seen, of }) => `<div><dt>${text(name)}</dt><dd>${seen}<span> of ${of}</span></dd></div>`,
  )
  return `<dl class="coverage">${tiles.join('')}</dl>`
}
