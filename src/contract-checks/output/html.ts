import { KIND_NAMES } from '../coverage/kinds.ts'
import type { Drift } from '../judge/gather.ts'
import { filters, folded, htmlPage, path, section, text, type Row } from './html-page.ts'
import { count, summary, type Report } from './report.ts'

/** Returns the findings of a run as an HTML page. */
export function toHtml(report: Report): string {
  const { command, findings, skipped, judged, operations, coverage, warnings = [] } = report
  const byOperation = [...Map.groupBy(findings, ({ operation }) => operation)]
  const whole = judged.length === operations ? ' Every operation was seen.' : ''
  return htmlPage(
    `Contract ${command}: ${findings.length === 0 ? 'no finding' : count(findings.length, 'finding')}`,
    [
      `<p class="sum">${text(summary(report))}.${whole}</p>`,
      coverageOf(coverage),
      filters(
        findings.map(({ rule }) => ruleOf(rule)),
        '<label class="check"><input type="checkbox" id="often"> only those that come and go</label>\n',
      ),
      ...byOperation.map(([operation, own]) =>
        section(operation, COLUMNS, own.map(row), [...new Set(own.map(repeat))].join('\n')),
      ),
      folded('In doubt', warnings),
      folded(count(skipped.length, 'left out operation'), skipped),
    ],
  )
}

const COLUMNS = ['Rule', 'Place', 'Expected', 'Got', 'When', 'Written']

const repeat = ({ repeat: line }: Drift): string =>
  `<details><summary>Repeat</summary><pre tabindex="0"><code>${text(line)}</code></pre></details>`

function row({ rule, at, expected, got, times, of, file, line, column }: Drift): Row {
  const when = times < of ? `<strong>${times} of ${of} calls</strong>` : 'always'
  return {
    data: `data-rule="${text(ruleOf(rule))}" data-often="${times < of}"`,
    cells: [
      text(ruleOf(rule)),
      `<code>${path(at === '' ? 'the answer' : at)}</code>`,
      text(expected),
      text(got),
      when,
      `<code>${path(`${file}:${line}:${column}`)}</code>`,
    ],
  }
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
