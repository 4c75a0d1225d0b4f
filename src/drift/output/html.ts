import { KIND_NAMES } from '../coverage/kinds.ts'
import { HTML_SCRIPT, HTML_STYLE } from './html-parts.ts'
import { count, summary, type Report } from './report.ts'
import type { Drift } from '../judge/gather.ts'

/** One page that needs nothing else: it can be mailed, kept as an artifact, opened from a disk. */
export function toHtml(report: Report): string {
  const { command, findings, skipped, judged, operations, coverage } = report
  const rules = [...new Set(findings.map(({ rule }) => ruleOf(rule)))].toSorted()
  const byOperation = [...Map.groupBy(findings, ({ operation }) => operation)]
  const title = `Contract ${command}: ${findings.length === 0 ? 'no finding' : count(findings.length, 'finding')}`
  return `<!doctype html>
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
<p class="sum">${text(summary(report))}. ${judged.length === operations ? 'Every operation was seen.' : ''}</p>
${coverageOf(coverage)}
${findings.length === 0 ? '' : filters(rules)}
<p id="shown" role="status"></p>
${byOperation.map(([operation, own]) => section(operation, own)).join('\n')}
${skippedOf(skipped)}
</main>
<script>${HTML_SCRIPT}</script>
</body>
</html>
`
}

const filters = (rules: readonly string[]): string => `<form role="search">
<label>Search <input type="search" id="words" autocomplete="off" placeholder="operation, field, value"></label>
<label>Rule <select id="rule"><option value="">all rules</option>${rules.map((rule) => `<option>${text(rule)}</option>`).join('')}</select></label>
<label class="check"><input type="checkbox" id="often"> only those that come and go</label>
</form>`

function section(operation: string, findings: readonly Drift[]): string {
  return `<section class="operation">
<h2>${text(operation)}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${text(operation)}"><table>
<thead><tr><th scope="col">Rule</th><th scope="col">Place</th><th scope="col">Expected</th><th scope="col">Got</th><th scope="col">When</th><th scope="col">Written</th></tr></thead>
<tbody>${findings.map(row).join('\n')}</tbody>
</table></div>
${[...new Set(findings.map(({ repeat }) => repeat))].map((line) => `<details><summary>Repeat</summary><pre><code>${text(line)}</code></pre></details>`).join('\n')}
</section>`
}

function row({ rule, at, expected, got, times, of, file, line, column }: Drift): string {
  const when = times < of ? `<strong>${times} of ${of} calls</strong>` : 'always'
  return `<tr data-rule="${text(ruleOf(rule))}" data-often="${times < of}"><td>${text(ruleOf(rule))}</td><td><code>${path(at === '' ? 'the answer' : at)}</code></td><td>${text(expected)}</td><td>${text(got)}</td><td>${when}</td><td><code>${path(`${file}:${line}:${column}`)}</code></td></tr>`
}

function skippedOf(skipped: Report['skipped']): string {
  if (skipped.length === 0) return ''
  const rows = skipped.map(({ what, why }) => `<tr><td>${text(what)}</td><td>${text(why)}</td></tr>`)
  return `<details class="skipped"><summary>${count(skipped.length, 'left out operation')}</summary><table><tbody>${rows.join('\n')}</tbody></table></details>`
}

function coverageOf(coverage: Report['coverage']): string {
  if (coverage === undefined) return ''
  const tiles = KIND_NAMES.map((kind) => {
    const { seen, of } = coverage[kind]
    return `<div><dt>${kind}</dt><dd>${seen}<span> of ${of}</span></dd></div>`
  })
  return `<dl class="coverage">${tiles.join('')}</dl>`
}

const ruleOf = (rule: string): string => rule.replace('openbourse/', '')

/** Broken at its slashes where the column is narrow. */
const path = (value: string): string => text(value).replaceAll('/', '/<wbr>')

/** Text of a server must not become markup, nor steer the page. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .slice(0, 2000)
