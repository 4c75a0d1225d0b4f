import { summary, type Report } from './report.ts'

/** A summary for a merge request or a job's page. */
export function toMarkdown(report: Report): string {
  const rows = report.findings.map(
    ({ operation, rule, at, expected, got, times, of }) =>
      `| ${code(operation)} | ${code(rule.replace('openbourse/', ''))} | ${code(at)} | ${code(expected)} | ${code(got)} | ${times < of ? `${times} of ${of}` : 'always'} |`,
  )
  const table = [
    '| operation | rule | place | expected | got | when |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  const named = (title: string, all: Report['skipped'] = []): string[] =>
    all.length === 0
      ? []
      : [`${title}:`, '', ...all.map(({ what, why }) => `- ${code(what)}: ${plain(why)}`), '']
  return [
    `# Contract ${report.command}`,
    '',
    `${summary(report)}.`,
    '',
    ...(rows.length === 0 ? [] : table),
    ...named('In doubt', report.warnings),
    ...named('Skipped', report.skipped),
  ].join('\n')
}

/** Text from a server must not become markup. */
export const plain = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

export function code(text: string): string {
  const clean = text
    .replaceAll(/[`\p{Cc}]+/gu, ' ')
    .replaceAll('|', String.raw`\|`)
    .slice(0, 120)
  return clean === '' ? '' : `\`${clean}\``
}
