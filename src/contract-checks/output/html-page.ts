import type { Notes } from './baseline.ts'
import { HTML_SCRIPT, HTML_STYLE } from './html-parts.ts'

/** One page that needs nothing else: it can be mailed, kept as an artifact, opened from a disk. */
export const htmlPage = (title: string, body: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${text(title)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${body.filter((part) => part !== '').join('\n')}
</main>
<script>${HTML_SCRIPT}</script>
</body>
</html>
`

/** A search over the rows, a choice of rules, and what else there is to choose by. */
export function filters(rules: readonly string[], more = ''): string {
  if (rules.length === 0) return ''
  const names = [...new Set(rules)].toSorted().map((rule) => `<option>${text(rule)}</option>`)
  return `<form role="search">
<label>Search <input type="search" id="words" autocomplete="off" placeholder="operation, field, value"></label>
<label>Rule <select id="rule"><option value="">all rules</option>${names.join('')}</select></label>
${more}</form>
<p id="shown" role="status"></p>`
}

export type Row = {
  /** Markup of the attributes by which rows are chosen. */
  readonly data: string
  /** Markup, one for each column. */
  readonly cells: readonly string[]
}

/**
 * A block with a table; where there is no room for one, each row is a card with names beside its values. The roles
 * are those that the elements have anyway, but lose when they are laid out as cards.
 */
export const section = (
  title: string,
  columns: readonly string[],
  rows: readonly Row[],
  after = '',
): string => `<section class="operation">
<h2>${text(title)}</h2>
<table role="table" aria-label="${text(title)}">
<thead role="rowgroup"><tr role="row">${columns.map((column) => `<th role="columnheader" scope="col">${text(column)}</th>`).join('')}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => line(row, columns)).join('\n')}</tbody>
</table>
${after}</section>`

const line = ({ data, cells }: Row, columns: readonly string[]): string => {
  const named = cells.map(
    (cell, at) => `<td role="cell" data-label="${text(columns[at] ?? '')}">${cell}</td>`,
  )
  return `<tr role="row" ${data}>${named.join('')}</tr>`
}

/** Names with reasons, folded away. */
export function foldedSection(title: string, rows: Notes): string {
  if (rows.length === 0) return ''
  const lines = rows.map(({ what, why }) => `<tr><td>${text(what)}</td><td>${text(why)}</td></tr>`)
  return `<details class="skipped"><summary>${text(title)}</summary><table><tbody>${lines.join('\n')}</tbody></table></details>`
}

/** Broken at its slashes where the column is narrow. */
export const path = (value: string): string => text(value).replaceAll('/', '/<wbr>')

/** Text of a server must not become markup, nor steer the page. */
export const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .slice(0, 2000)
