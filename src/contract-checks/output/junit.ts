import type { Report } from './report.ts'

/** JUnit XML: a test case per operation that was judged, a failure with all its findings. */
export function toJunit({ command, findings, judged, skipped }: Report): string {
  const byOperation = Map.groupBy(findings, ({ operation }) => operation)
  const cases = judged.map((id) => {
    const own = byOperation.get(id) ?? []
    const open = `    <testcase classname="contract.${command}" name="${escape(id)}"`
    if (own.length === 0) return `${open}/>`
    const body = own.map(({ message, repeat }) => `${message}\n${repeat}`).join('\n\n')
    const [first] = own
    return `${open}>\n      <failure type="${escape(first?.rule ?? '')}" message="${escape(first?.message ?? '')}">${escape(body)}</failure>\n    </testcase>`
  })
  const left = skipped.map(
    ({ what, why }) =>
      `    <testcase classname="contract.${command}" name="${escape(what)}"><skipped message="${escape(why)}"/></testcase>`,
  )
  return junitFile(`contract ${command}`, [...cases, ...left], {
    failures: byOperation.size,
    skipped: left.length,
  })
}

/** One suite of test cases, each given as markup. */
export function junitFile(
  name: string,
  cases: readonly string[],
  { failures, skipped = 0 }: { readonly failures: number; readonly skipped?: number },
): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escape(name)}" ${counts} skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

/** Text for XML 1.0, which has no place for control characters and lone surrogates. */
export const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
