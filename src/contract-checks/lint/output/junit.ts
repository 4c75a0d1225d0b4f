import { escape, junitFile } from '../../output/junit.ts'
import type { Linted } from '../lint.ts'
import { byFile } from '../report.ts'

/** A test case per file that has something wrong, and one for the document as a whole. */
export function toJunit(linted: Linted): string {
  const cases = byFile(linted).map(([file, own]) => {
    const lines = own.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`)
    const [first] = lines
    return `    <testcase classname="contract.lint" name="${escape(file)}">
      <failure type="lint" message="${escape(first ?? '')}">${escape(lines.join('\n'))}</failure>
    </testcase>`
  })
  const all = cases.length > 0 ? cases : ['    <testcase classname="contract.lint" name="the document"/>']
  return junitFile('contract lint', all, { failures: cases.length })
}
