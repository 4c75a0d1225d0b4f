import type { Case, Report } from './report.ts'

/** JUnit XML: one suite with the report's test cases. */
export function toJunit({ command, cases }: Report): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length
  const skipped = cases.filter((one) => one.skipped !== undefined).length
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract ${escape(command)}" ${counts} skipped="${skipped}">`,
    ...cases.map((one) => caseOf(command, one)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function caseOf(command: string, { name, failure, skipped }: Case): string {
  const open = `    <testcase classname="contract.${escape(command)}" name="${escape(name)}"`
  if (skipped !== undefined) return `${open}><skipped message="${escape(skipped)}"/></testcase>`
  if (failure === undefined) return `${open}/>`
  const { type, message, body } = failure
  return `${open}>\n      <failure type="${escape(type)}" message="${escape(message)}">${escape(body)}</failure>\n    </testcase>`
}

/** Text for XML 1.0, which has no place for control characters and lone surrogates. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
